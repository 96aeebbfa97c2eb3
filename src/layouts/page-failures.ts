import { browserLog } from '#src/client/browser-log.ts'
import { botChallengeEvent, failedEvent } from '#src/client/page-events.ts'
import type * as shown from './show-failure.ts'

/** Loads what shows a failure when there is one: most pages never do. */
const show = (how: (module: typeof shown) => Promise<void> | void): void =>
  void import('./load-failure.ts')
    .then(({ loadFailure }) => loadFailure())
    .then(how)
    .catch((reason: unknown) => browserLog('not shown', reason))

// Whatever loads this, before it calls the API, has the page tell failures without a place of their own and ask whether a
// person is shopping. Pages that call nothing do without it.
window.addEventListener(failedEvent, (event) => show(({ showFailure }) => showFailure(event)))
// A guard's own script may ask in the page's place; it hears of it after this, as it loads later.
window.addEventListener(botChallengeEvent, (event) =>
  setTimeout(() => {
    if (!event.defaultPrevented) show(({ showBotChallenge }) => showBotChallenge())
  }),
)
