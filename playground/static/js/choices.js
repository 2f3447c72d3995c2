// What was just chosen in a menu, shown until the bot changes that menu.

export class Choices {
  constructor() {
    this.kept = new Map();
  }

  remember(message, component, values) {
    this.kept.set(key(message, component), { values, component: JSON.stringify(component) });
  }

  /** The values to show, or null when nothing was chosen here since the menu last changed. */
  shown(message, component) {
    const kept = this.kept.get(key(message, component));
    return kept && kept.component === JSON.stringify(component) ? kept.values : null;
  }
}

function key(message, component) {
  return `${message.id} ${component.custom_id}`;
}
