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

let turn: Promise<unknown> = Promise.resolve()
const waiting = new WeakSet<HTMLFormElement>()

/**
 * Has changes of the order sent one after the other, so that none is lost that is asked for while another is under way. A form that was
 * pressed is not sent again before its response.
 */
export const inTurn = async (send: () => Promise<void>, pressed?: HTMLFormElement): Promise<void> => {
  if (pressed && waiting.has(pressed)) return
  if (pressed) waiting.add(pressed)
  const sent = turn.then(send).finally(() => pressed && waiting.delete(pressed))
  turn = sent.catch(() => undefined)
  await sent
}
