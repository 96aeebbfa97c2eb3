import { cartEvent, eventDetail, swappedEvent } from '#src/client/page-events.ts'

/** Shows where to begin once the cart is empty. Until then it lies in a template, so that its pictures are not loaded. */
const place = document.querySelector<HTMLElement>('[data-cart-ideas]')
const later = document.querySelector<HTMLTemplateElement>('[data-cart-ideas-later]')

const show = (units: number): void => {
  if (!place) return
  place.hidden = units > 0
  if (units > 0 || !later || place.childElementCount > 0) return
  place.append(later.content.cloneNode(true))
  window.dispatchEvent(new CustomEvent(swappedEvent, { detail: { root: place } }))
}

window.addEventListener(cartEvent, (event) => show(Number(eventDetail(event)['units'])))
