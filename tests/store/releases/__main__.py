import sys

from tests.store.releases import main

sys.exit(main())
