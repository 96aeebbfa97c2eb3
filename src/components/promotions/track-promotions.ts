import { track } from '#src/tracking/track.ts'

const watched = new WeakSet<Element>()

/** Tells analytics once a page of each promotion that came into view, and of each click on a link in it. */
export const startPromotions = (root: ParentNode): void => {
  for (const block of root.querySelectorAll<HTMLElement>('[data-promotion-id]')) {
    if (watched.has(block)) continue
    watched.add(block)
    const { promotionId = '', promotionName = '', promotionCreative, promotionPosition } = block.dataset
    const promotion = {
      promotionId,
      promotionName,
      creative: promotionCreative,
      position: promotionPosition,
    }
    const view = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        view.disconnect()
        track({ event: 'promotion_view', ...promotion })
      },
      // In view where it reaches a fifth into the window, however high it is.
      { rootMargin: '0px 0px -20% 0px' },
    )
    view.observe(block)
    block.addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      // A promotion within a promotion counts its own clicks.
      if (link?.closest('[data-promotion-id]') === block) track({ event: 'promotion_click', ...promotion })
    })
  }
}
