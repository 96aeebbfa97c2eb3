import { postForm } from '#src/client/post-form.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { showCredits } from './follow-credits.ts'
import { inTurn, orderPlaces, showOrder } from './show-order.ts'
import { showWays } from './show-ways.ts'
import { tellOffline } from './tell-notice.ts'

const setBusy = (isBusy: boolean): void => {
  for (const place of orderPlaces(document)) place.ariaBusy = isBusy ? 'true' : null
}

/** Has the page follow what a code changes: the order, what is left to pay and what pays it, and what deliveries cost. */
const showChange = (page: Document): void => {
  showOrder(page)
  showCredits(page)
  if (document.querySelector('[data-payment-ways]')) showWays(page)
  const deliveries = page.querySelector('[data-deliveries]')
  if (deliveries) document.querySelector('[data-deliveries]')?.replaceChildren(...deliveries.children)
}

/** Goes to what failed, with the code as it was typed; true where nothing did. */
const isDone = (page: Document, fold: HTMLDetailsElement | null, typed: string): boolean => {
  const input = fold?.querySelector<HTMLInputElement>('[aria-invalid]')
  if (input) {
    input.value = typed
    input.focus()
    return false
  }
  const notices = page.querySelector('[data-checkout-notices]')
  if (notices) document.querySelector('[data-checkout-notices]')?.replaceWith(notices)
  const failure = notices?.querySelector<HTMLElement>('[role=alert]')
  failure?.focus()
  return !failure
}

/** Sends a form of promo codes in its turn, and says in `status` what came of it. */
export const sendCoupon = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  status: HTMLElement,
): Promise<void> => inTurn(() => send(form, submitter, status), form)

const send = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  status: HTMLElement,
): Promise<void> => {
  const { coupon = '', said = '' } = form.dataset
  const code = form.querySelector<HTMLInputElement>('input:not([type=hidden])')?.value ?? ''
  setBusy(true)
  const result = await postForm(form, submitter)
  form.ariaBusy = null
  setBusy(false)
  if (!result) return tellOffline()
  const { page, url } = result
  if (new URL(url).pathname !== location.pathname) return location.assign(url)
  showChange(page)
  const fold = document.querySelector<HTMLDetailsElement>(`[data-codes="${coupon}"]`)
  if (!isDone(page, fold, code)) return
  fold?.querySelector('summary')?.focus()
  const locale = document.documentElement.lang
  status.textContent = formatMessage(said, { code: code.trim().toUpperCase() }, locale)
}
