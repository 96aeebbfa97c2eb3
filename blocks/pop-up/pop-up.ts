import { pageTypeOf, type PageType } from '#src/rules/navigation/page-type.ts'
import { track } from '#src/tracking/track.ts'
import { visitorStorage } from '#src/tracking/visitor-storage.ts'
import { closedPopUps, closePopUp } from './closed-pop-ups.ts'

/** Pages whose foot belongs to the cart action on screens with one column. */
const nearCart: readonly PageType[] = ['product detail', 'cart', 'checkout']

/** A click that comes this soon after the pop-up opened by itself was meant to open it. Milliseconds. */
const graceMs = 600

/** Screens where an open pop-up leaves the text free. On smaller ones it unfolds only when it is pressed. */
const wide = '(width >= 64rem)'

/** Runs something once the shopper has begun to look around, so that nothing covers what they came for. */
const whenArrived = (run: () => void, signal: AbortSignal): void =>
  window.addEventListener('scroll', run, { once: true, passive: true, signal })

const startPopUp = (popUp: HTMLElement, id: string): void => {
  const toggle = popUp.querySelector<HTMLElement>('.pop-up-toggle')
  const body = popUp.querySelector<HTMLElement>('.pop-up-body')
  if (!toggle || !body) return
  let cameFrom: Element | null = null

  const open = (wanted: boolean): void => {
    popUp.toggleAttribute('data-open', wanted)
    toggle.setAttribute('aria-expanded', String(wanted))
    body.hidden = !wanted
    if (wanted) track({ event: 'popup_expand', id })
  }

  const close = (): void => {
    stopWaiting()
    const held = popUp.contains(document.activeElement)
    closePopUp(visitorStorage, id)
    track({ event: 'popup_close', id })
    document.removeEventListener('keydown', onKey)
    popUp.remove()
    const back =
      cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.querySelector('main')
    if (held) back?.focus()
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (popUp.hasAttribute('data-open') || popUp.contains(document.activeElement)) close()
  }

  let openedAt = -Infinity
  let timer = 0
  const waiting = new AbortController()
  const stopWaiting = (): void => {
    waiting.abort()
    clearTimeout(timer)
  }
  const unfold = (): void => {
    open(true)
    openedAt = performance.now()
  }
  if (matchMedia(wide).matches)
    whenArrived(() => {
      timer = window.setTimeout(unfold, Number(popUp.dataset['delay']))
    }, waiting.signal)
  toggle.addEventListener('click', () => {
    stopWaiting()
    if (performance.now() - openedAt < graceMs) return
    open(!popUp.hasAttribute('data-open'))
  })
  popUp.querySelector('.pop-up-close')?.addEventListener('click', close)
  popUp.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !popUp.contains(relatedTarget)) cameFrom = relatedTarget
  })
  popUp.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) track({ event: 'popup_click', id, url: link.getAttribute('href') ?? undefined })
  })
  document.addEventListener('keydown', onKey)
  track({ event: 'popup_impression', id })
}

/** Shows the first pop-up that has not been closed; the others stay out of the page. */
export const startPopUps = (root: ParentNode): void => {
  const closed = new Set(closedPopUps(visitorStorage))
  const popUps = [...root.querySelectorAll<HTMLElement>('[data-pop-up]')]
  const first = popUps.find((popUp) => !closed.has(popUp.dataset['popUp'] ?? ''))
  for (const popUp of popUps) if (popUp !== first) popUp.remove()
  if (!first) return
  first.toggleAttribute('data-near-cart', nearCart.includes(pageTypeOf(location.pathname)))
  first.hidden = false
  if (first.checkVisibility()) startPopUp(first, first.dataset['popUp'] ?? '')
  else first.remove()
}
