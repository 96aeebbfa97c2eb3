import { addedEvent, addingEvent, cartEvent, eventDetail } from '#src/client/page-events.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { MiniCartReason } from '#src/stores/shop-dialogs.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import type * as opened from './dialogs/open-dialogs.ts'

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

const load = async () => (await import('./dialogs/load-dialogs.ts')).loadDialogs()

/** Does something with dialogs; where they cannot be had, the page goes the way without script. */
const withDialogs = (act: (loaded: typeof opened) => void, href?: string): void =>
  void load().then(act, () => href && location.assign(href))

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

  const fetchMiniCart = (): void => withDialogs((loaded) => loaded.fetchMiniCart())

  const open = (reason: MiniCartReason): void =>
    withDialogs(({ openOrGo }) => openOrGo('mini-cart', reason, link.href), link.href)

  showKnown()
  window.addEventListener('pageshow', showKnown)
  document.addEventListener('visibilitychange', showKnown)
  window.addEventListener(cartEvent, (event) => show(Number(eventDetail(event)['units'])))

  if (link.dataset['miniCart'] === undefined) return
  window.addEventListener(addingEvent, fetchMiniCart)
  window.addEventListener(addedEvent, (event) => {
    open({ kind: 'added', upc: String(eventDetail(event)['upc']) })
  })
  link.addEventListener('pointerenter', fetchMiniCart, { once: true })
  link.addEventListener('click', (event) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    open({ kind: 'asked' })
  })
}

const link = document.querySelector<HTMLAnchorElement>('[data-cart-link]')
if (link) enhance(link)

// Who has something in the cart is asked before they go to another country's shop.
document.querySelector<HTMLElement>('.site-selector')?.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof HTMLAnchorElement) || target.ariaCurrent || opensElsewhere(event)) return
  if (!readVisitorCookie(document.cookie).units) return
  event.preventDefault()
  withDialogs(({ confirmLocation }) => confirmLocation(target), target.href)
})
