/** Where a failure is told: at the field it is about, at its line item, above the page's main part, in a toast, in a dialog. */
export type ErrorPlace = 'input' | 'lineItem' | 'top' | 'toast' | 'dialog'

/**
 * What the shop does about a failure by itself, besides telling it: sends the call again (`retry`), makes the cart anew
 * with its items and sends again (`recreateCart`), drops the cart, makes a new one and loads the page anew after 4 seconds
 * (`reloadAfter4s`), reads the cart (`refetch`) or the page's other data (`reloadData`) again, leads elsewhere (`redirect`).
 */
export type ErrorBehaviour =
  'retry' | 'recreateCart' | 'reloadAfter4s' | 'redirect' | 'refetch' | 'reloadData' | 'none'

/** What follows a failure; `to` is the path, within a site, that a redirect leads to. */
export type ErrorHandling =
  | { place: ErrorPlace; behaviour: Exclude<ErrorBehaviour, 'redirect'> }
  | { place: ErrorPlace; behaviour: 'redirect'; to: string }

/** A row that is shown in a place and, where nothing else is said, needs nothing done. */
export const at = (
  place: ErrorPlace,
  behaviour: Exclude<ErrorBehaviour, 'redirect'> = 'none',
): ErrorHandling => ({ place, behaviour })

/** A row that leads to a path of the site. */
export const leadsTo = (to: string, place: ErrorPlace = 'top'): ErrorHandling => ({
  place,
  behaviour: 'redirect',
  to,
})
