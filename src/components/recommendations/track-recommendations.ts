import { eventDetail } from '#src/client/page-events.ts'
import { track, trackEvent } from '#src/tracking/track.ts'

type Item = { productId: string; recToken: string }

const reportAddress = '/products/v1/recommendationEvents'
const kinds: Readonly<Record<string, string>> = {
  recommendation_impression: 'impression',
  recommendation_click: 'click',
  product_view: 'view',
}

// What the visitor allows comes through the tracker, at once or once they have answered; the shop counts it.
window.addEventListener(trackEvent, (event) => {
  const { event: name, widget, items } = eventDetail(event)
  const kind = kinds[String(name)]
  if (kind === undefined) return
  const body = JSON.stringify({ kind, widget, items })
  const headers = { 'content-type': 'application/json' }
  // Sent even where the shopper leaves the page meanwhile. A response that nobody reads would stay open.
  void fetch(reportAddress, { method: 'POST', headers, body, keepalive: true })
    .then((response) => response.text())
    .catch(() => undefined)
})

/** Most recommendations of a place that are told of (specification, account and content, section 7). */
const maxTold = 24

const watched = new WeakSet<Element>()

const itemOf = ({ dataset }: HTMLElement): Item => ({
  productId: dataset['productId'] ?? '',
  recToken: dataset['recToken'] ?? '',
})

const watch = (place: HTMLElement): void => {
  const { recommendations: widget = '', ofProduct } = place.dataset
  const elements = [...place.querySelectorAll<HTMLElement>('[data-rec-token]')].slice(0, maxTold)
  const clicked = new Set<HTMLElement>()
  const seeing = new IntersectionObserver(
    (entries) => {
      const items = entries.flatMap(({ isIntersecting, target }) => {
        if (!isIntersecting || !(target instanceof HTMLElement)) return []
        seeing.unobserve(target)
        return itemOf(target)
      })
      if (items.length > 0) track({ event: 'recommendation_impression', widget, items })
    },
    { threshold: 0.5 },
  )
  for (const element of elements) seeing.observe(element)
  place.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const element = elements.find((one) => link && one.contains(link))
    if (!element || clicked.has(element)) return
    clicked.add(element)
    track({ event: 'recommendation_click', widget, items: [itemOf(element)] })
  })
  if (ofProduct !== undefined)
    track({ event: 'product_view', widget, items: [{ productId: ofProduct, recToken: `${widget}.view` }] })
}

/** Tells analytics and the shop, once a page, of each recommendation that came into view and of each that was clicked. */
export const startRecommendations = (root: ParentNode): void => {
  for (const place of root.querySelectorAll<HTMLElement>('[data-recommendations]')) {
    if (watched.has(place)) continue
    watched.add(place)
    watch(place)
  }
}
