import { postForm } from '#src/client/post-form.ts'
import { cart } from '#src/stores/shop.ts'
import { inTurn } from './in-turn.ts'
import { showWays } from './show-ways.ts'
import { tellFailure, tellOffline } from './tell-notice.ts'

/** Whether a form stands where one stood that was sent and is not in the page any more, since another was sent before it. */
const standsFor = (form: HTMLFormElement | null, sent: HTMLFormElement): boolean =>
  form === sent ||
  (!sent.isConnected &&
    form?.action === sent.action &&
    form.closest('section')?.id === sent.closest('section')?.id)

/** What was typed into the other forms there, and which of them were open. */
const keepTyped = (from: HTMLElement, to: HTMLElement, sent: HTMLFormElement | undefined): void => {
  for (const input of from.querySelectorAll<HTMLInputElement>('input[id]')) {
    const fresh = to.querySelector(`#${CSS.escape(input.id)}`)
    const isSent = sent !== undefined && standsFor(input.form, sent)
    if (!isSent && fresh instanceof HTMLInputElement && input.type === 'text') fresh.value = input.value
  }
  for (const details of from.querySelectorAll('details[open]')) {
    const fresh = to.querySelector(`#${CSS.escape(details.closest('section')?.id ?? '')} details`)
    const isSent = sent !== undefined && standsFor(details.querySelector('form'), sent)
    if (!isSent) fresh?.setAttribute('open', '')
  }
}

/** Goes to what is wrong, else to the control that stands where the form stood. */
const focusIn = (place: HTMLElement, section: string): void => {
  const fault = place.querySelector<HTMLElement>('.form-faults')
  const next = place.querySelector<HTMLElement>(`#${CSS.escape(section)} summary`)
  ;(fault ?? next ?? place.querySelector<HTMLElement>('summary, button'))?.focus()
}

/** Has the payment follow what is left to pay, as the server now writes it. */
export const showPayment = (page: Document): void => {
  showCredits(page)
  showWays(page)
}

/** Puts what pays a part as the server now writes it, but for what is typed into forms other than the one that was sent; undefined where the page has none. */
const showCredits = (page: Document, sent?: HTMLFormElement): HTMLElement | undefined => {
  const place = document.querySelector<HTMLElement>('[data-credits]')
  const fresh = page.querySelector<HTMLElement>('[data-credits]')
  if (!place || !fresh) return undefined
  keepTyped(place, fresh, sent)
  place.replaceChildren(...fresh.children)
  return fresh
}

/**
 * Sends a form of a gift card, a reward or credit in its turn, and has the page follow, but for the billing address and the card, which keep what is typed:
 * a card's number must never reach the shop, so that no page could bring it back.
 */
export const followCredits = (
  place: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> => inTurn(() => sendCredit(place, form, submitter), form)

const sendCredit = async (
  place: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> => {
  place.ariaBusy = 'true'
  const result = await postForm(form, submitter)
  place.ariaBusy = form.ariaBusy = null
  if (!result) return tellOffline()
  const { page, url } = result
  const failure = page.querySelector('.checkout-notice[data-kind=failure]')
  const section = form.closest('section')?.id ?? ''
  const fresh = showCredits(page, form)
  if (!fresh) return location.assign(url)
  showWays(page)
  await cart.load()
  tellFailure(failure?.textContent)
  if (failure) return
  focusIn(place, section)
  const status = document.querySelector('[data-credits-status]')
  if (status && !place.querySelector('.form-faults')) status.textContent = fresh.dataset['said'] ?? ''
}
