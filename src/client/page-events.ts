/** Window event that tells a page's header the units in the cart: `detail: { units }`. */
export const cartEvent = 'welt:cart'

/** Window event when something is being added to the cart: what shows it afterwards may be fetched meanwhile. */
export const addingEvent = 'welt:adding'

/** Window event after something was added to the cart: the page shows the mini cart. `detail: { upc }`. */
export const addedEvent = 'welt:added'

/** Window event when something failed that a toast tells: the page shows it. `detail` is the failure, a `ClientError`. */
export const failedEvent = 'welt:failed'

/** Window event when a dialog was opened: the page loads what shows dialogs. */
export const dialogEvent = 'welt:dialog'

/**
 * Window event when whoever guards the shop took this browser for a program (a 403 with an appId): `detail: { appId,
 * correlationId }`. The page then asks; the guard's own script may do so instead, and prevents the default.
 */
export const botChallengeEvent = 'welt:bot-challenge'

/** Window event that tells a product page's gallery which colour is shown: `detail: { colorId }`. */
export const colorEvent = 'welt:color'

/**
 * Window event that asks for decisions anew: every experience of the page then shows what is decided now. An engine's own
 * script may bring its decisions along: `detail: { decisions: { [experienceId]: variantId } }`, `baselines` among them.
 */
export const decideEvent = 'welt:decide'

/** Window event after a part of the page was replaced: `detail: { root }`. */
export const swappedEvent = 'welt:swapped'

/** What an event of this page tells, read with care: any script may send one. */
export const eventDetail = (event: Event): Record<string, unknown> => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  return typeof detail === 'object' && detail !== null ? { ...detail } : {}
}
