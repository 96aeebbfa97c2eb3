const selector = '[data-checkout-summary], [data-checkout-total]'

/** Where the page tells the order: beside the form, and above it on a phone. */
export const orderPlaces = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/** Puts the order as the server now writes it beside the form. */
export const showOrder = (fresh: Document | undefined): void => {
  const written = fresh ? orderPlaces(fresh) : []
  for (const [at, place] of orderPlaces(document).entries()) {
    const replacement = written[at]
    if (replacement) place.replaceWith(document.adoptNode(replacement))
    else place.removeAttribute('aria-busy')
  }
}
