import { browserLog } from '#src/client/browser-log.ts'
import { loadDocument } from '#src/client/load-document.ts'

const summaries = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-checkout-summary], [data-checkout-total]'),
]

/** Puts the order as the server now writes it beside the form. */
const showOrder = async (): Promise<void> => {
  const fresh = await loadDocument(location.pathname)
  const written = fresh ? summaries(fresh) : []
  for (const [at, place] of summaries(document).entries()) {
    const replacement = written[at]
    if (replacement) place.replaceWith(document.adoptNode(replacement))
    else place.removeAttribute('aria-busy')
  }
}

/** Sends the form as it stands; where that fails, pressing its button says why. */
const choose = async (form: HTMLFormElement): Promise<void> => {
  for (const summary of summaries(document)) summary.ariaBusy = 'true'
  await fetch(form.action, { method: 'POST', body: new FormData(form), redirect: 'manual' }).catch(
    (reason: unknown) => browserLog('delivery not chosen', reason),
  )
  await showOrder()
}

/** Has the order follow the way in which a shipment is to come, while the shopper chooses. */
export const followDeliveries = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-deliveries]')
  let turn = Promise.resolve()
  form?.addEventListener('change', () => {
    turn = turn.then(() => choose(form))
  })
}
