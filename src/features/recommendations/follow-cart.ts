import { loadDocument } from '#src/client/load-document.ts'
import { startRecommendations } from '#src/components/recommendations/track-recommendations.ts'
import { startBlocks } from '#src/components/start-blocks.ts'
import { cartEvent, eventDetail, swappedEvent } from '#src/client/page-events.ts'

/** Has what is recommended beside the cart follow its changes, so that nothing shows that was added meanwhile, and counts what is seen of it. */
const place = document.querySelector<HTMLElement>('[data-upsell]')
const [, locale = ''] = location.pathname.split('/')
let loading = new AbortController()

const follow = async (units: string): Promise<void> => {
  if (!place || place.dataset['upsell'] === units) return
  place.dataset['upsell'] = units
  loading.abort()
  loading = new AbortController()
  const { signal } = loading
  const fresh = await loadDocument(`/${locale}/-/upsell`, signal)
  // What cannot be had now leaves what is there, unless the cart is empty.
  if (signal.aborted || (!fresh && units !== '0')) return
  place.replaceChildren(...(fresh ? [...fresh.head.children, ...fresh.body.children] : []))
  window.dispatchEvent(new CustomEvent(swappedEvent, { detail: { root: place } }))
}

window.addEventListener(cartEvent, (event) => void follow(String(eventDetail(event)['units'])))
startBlocks(startRecommendations)
