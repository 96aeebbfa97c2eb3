import { addedEvent, addingEvent, cartEvent, eventDetail } from '#src/client/page-events.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { MiniCartReason } from '#src/stores/shop-dialogs.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/** Enhances the header's cart link: the live count, and the mini cart once a shopper asks for it. No framework until then. */
const enhance = (link: HTMLAnchorElement): void => {
  const count = link.querySelector<HTMLElement>('[data-cart-count]')
  const { label = '' } = link.dataset
  const [, locale = ''] = link.pathname.split('/')

  const show = (units: number): void => {
    if (count) {
      count.textContent = units > 99 ? '99+' : String(units)
      count.hidden = units === 0
    }
    if (units === 0) link.removeAttribute('aria-label')
    else link.setAttribute('aria-label', formatMessage(label, { count: units }, locale))
  }
  const showKnown = (): void => show(readVisitorCookie(document.cookie).units)

  const load = async () => (await import('./dialogs/load-mini-cart.ts')).loadMiniCart()

  const open = async (reason: MiniCartReason): Promise<void> => {
    const dialogs = await load().catch(() => undefined)
    const outcome = await dialogs?.open('mini-cart', reason)
    if (!outcome || (!outcome.ok && outcome.error === 'unavailable')) location.assign(link.href)
  }

  showKnown()
  window.addEventListener('pageshow', showKnown)
  document.addEventListener('visibilitychange', showKnown)
  window.addEventListener(cartEvent, (event) => show(Number(eventDetail(event)['units'])))

  if (link.dataset['miniCart'] === undefined) return
  window.addEventListener(addingEvent, () => void load().catch(() => undefined))
  window.addEventListener(addedEvent, (event) => {
    void open({ kind: 'added', upc: String(eventDetail(event)['upc']) })
  })
  link.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true })
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open({ kind: 'asked' })
  })
}

const link = document.querySelector<HTMLAnchorElement>('[data-cart-link]')
if (link) enhance(link)
