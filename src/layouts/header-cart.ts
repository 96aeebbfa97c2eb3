import { addedEvent, addingEvent, cartEvent, eventDetail } from '#src/client/page-events.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import type * as opened from './dialogs/open-dialogs.ts'

const visitor = () => readVisitorCookie(document.cookie)

/** Does something with dialogs; where they cannot be had, the page goes the way without script. */
const withDialogs = (act: (loaded: typeof opened) => void, href?: string): void =>
  void import('./dialogs/load-dialogs.ts')
    .then(({ loadDialogs }) => loadDialogs())
    .then(act, () => href && location.assign(href))

/** Enhances the header's cart link: the live count, and the mini cart once a shopper asks for it. No framework until then. */
const enhance = (link: HTMLAnchorElement): void => {
  const count = link.querySelector<HTMLElement>('[data-cart-count]')
  const { label = '', opens } = link.dataset
  const [, locale = ''] = link.pathname.split('/')
  let wasLoggedIn = visitor().loggedIn

  /** Shows the units in the cart. Where the visitor signed in or out since, here or in another tab, the page follows. */
  const show = (units: number): void => {
    if (count) {
      count.textContent = units > 99 ? '99+' : String(units)
      count.hidden = !units
    }
    link.ariaLabel = units ? formatMessage(label, { count: units }, locale) : null
    const { loggedIn } = visitor()
    if (loggedIn !== wasLoggedIn) withDialogs(({ followAccount }) => followAccount())
    wasLoggedIn = loggedIn
  }
  const showKnown = (): void => show(visitor().units)

  showKnown()
  for (const event of ['pageshow', 'storage']) window.addEventListener(event, showKnown)
  document.addEventListener('visibilitychange', showKnown)
  window.addEventListener(cartEvent, (event) => show(Number(eventDetail(event)['units'])))

  if (!opens) return
  const fetchMiniCart = (): void => withDialogs((loaded) => loaded.fetchMiniCart())
  window.addEventListener(addingEvent, fetchMiniCart)
  window.addEventListener(addedEvent, (event) => {
    withDialogs(({ openLink }) => openLink(link, String(eventDetail(event)['upc'])), link.href)
  })
  link.addEventListener('pointerenter', fetchMiniCart, { once: true })
}

const link = document.querySelector<HTMLAnchorElement>('[data-cart-link]')
if (link) enhance(link)

// Links that open a dialog in place of their page: the cart, the account before signing in, and another country's shop for someone who has
// something in the cart.
document.addEventListener('click', (event) => {
  const { target } = event
  const to = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-opens]')
  if (!to || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { units, loggedIn } = visitor()
  const isPlain: Record<string, boolean> = { location: !units, 'sign-in': loggedIn }
  if (isPlain[to.dataset['opens'] ?? '']) return
  event.preventDefault()
  withDialogs(({ openLink }) => openLink(to), to.href)
})
