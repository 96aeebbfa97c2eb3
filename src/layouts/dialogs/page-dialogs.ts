import { browserLog } from '#src/client/browser-log.ts'
import { dialogEvent } from '#src/client/page-events.ts'
import { dialogs } from '#src/stores/shop.ts'

// Whatever opens dialogs loads this. What shows them comes with the first.
window.addEventListener(
  dialogEvent,
  () =>
    void import('./load-shown.ts')
      .then(({ loadShown }) => loadShown())
      .catch((reason: unknown) => {
        browserLog('no dialogs', reason)
        for (const { name } of dialogs.$open.get()) dialogs.fail(name)
      }),
)
