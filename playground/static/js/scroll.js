// Where the messages stand: the newest in sight until a hand leaves it, and nothing moves under the pointer.

const NEAR = 80;
const HAND = 800;
// How long a pointer that rests on a control, unpressed, keeps it in its place.
const AIM = 4000;
const CONTROLS = "button, a, [role=combobox]";

export class Scroll {
  /** `reached()` is called when the newest message comes into sight. */
  constructor(scroller, list, latest, reached) {
    this.scroller = scroller;
    this.list = list;
    this.latest = latest;
    this.reached = reached;
    this.stuck = true;
    this.touched = -Infinity;
    this.held = false;
    this.aim = null;
    this.watchHands();
    this.watchPointer();
    scroller.addEventListener("scroll", () => this.scrolled());
    latest.addEventListener("click", () => this.toEnd());
    // Pictures that load late must not push the newest message out of sight.
    for (const element of [list, scroller]) new ResizeObserver(() => this.settle()).observe(element);
  }

  watchHands() {
    const touch = () => {
      this.touched = performance.now();
      this.aim = null;
    };
    for (const event of ["wheel", "touchmove", "keydown"]) {
      this.scroller.addEventListener(event, touch, { passive: true });
    }
    // A scroll bar being dragged says nothing in between.
    this.scroller.addEventListener("pointerdown", (event) => {
      this.held = event.target === this.scroller;
    });
    window.addEventListener("pointerup", () => {
      this.held = false;
    });
  }

  watchPointer() {
    this.scroller.addEventListener("pointermove", (event) => this.pointAt(event.target.closest(CONTROLS)));
    this.scroller.addEventListener("pointerleave", () => this.pointAt(null));
    // Who has pressed wants to see what comes of it.
    this.scroller.addEventListener("click", () => this.release());
  }

  pointAt(control) {
    const pressed = control !== null && control === this.aim?.control && this.aim.pressed;
    const left = this.aim !== null && control === null;
    this.aim = control && {
      control,
      pressed,
      key: control.dataset.focus,
      message: control.closest("[data-id]")?.dataset.id,
      top: control.getBoundingClientRect().top,
      until: performance.now() + AIM,
    };
    if (left && this.stuck) this.toEnd();
  }

  release() {
    if (this.aim) this.aim.pressed = true;
    this.settle();
  }

  /** After anything changed: hold what is pointed at, or follow the newest. */
  settle() {
    const control = this.aimedAt();
    if (control) {
      this.scroller.scrollTop += control.getBoundingClientRect().top - this.aim.top;
      this.latest.hidden = this.atEnd;
      setTimeout(() => this.settle(), Math.max(this.aim.until - performance.now(), 0) + 50);
    } else if (this.stuck) {
      this.toEnd();
    }
  }

  /** A message came or changed; what came unseen below is announced by a button. */
  arrived(isNew) {
    this.settle();
    if (isNew && !this.atEnd) this.latest.hidden = false;
  }

  /** The control somebody is about to press, found again if its message was drawn anew. */
  aimedAt() {
    const { aim } = this;
    if (!aim || aim.pressed || performance.now() > aim.until) return null;
    if (aim.control.isConnected) return aim.control;
    const message = this.list.querySelector(`[data-id="${CSS.escape(aim.message ?? "")}"]`);
    const again = [...(message?.querySelectorAll("[data-focus]") ?? [])].find((one) => one.dataset.focus === aim.key);
    aim.control = again ?? aim.control;
    return again ?? null;
  }

  get atEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  /** Only a hand leaves the newest message: pictures that shrink and grow scroll, too, and must not. */
  scrolled() {
    const byHand = this.held || performance.now() - this.touched < HAND;
    this.stuck = this.atEnd || (this.stuck && !byHand);
    if (this.atEnd) {
      this.latest.hidden = true;
      this.reached();
    }
  }

  toEnd() {
    this.stuck = true;
    this.latest.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }
}
