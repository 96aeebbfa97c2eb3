import type { ConsentCategory } from '#src/contract/consent/consent.ts'

/** Something analytics is told of. What happened when is added on the way. */
export type TrackingEvent =
  /** A visitor who takes part saw an experience. `name` is the editors' tracking event. */
  | { event: 'experience_view'; name: string; experienceId: string; variantId: string }
  | {
      event: 'promotion_view' | 'promotion_click'
      promotionId: string
      promotionName: string
      creative?: string | undefined
      position?: string | undefined
    }
  | {
      event: 'popup_impression' | 'popup_expand' | 'popup_click' | 'popup_close'
      id: string
      /** Where a clicked link leads. */
      url?: string | undefined
    }
  /** Recommendations at a place came into view, one was clicked, or the page of a product beside which they stand was read. */
  | {
      event: 'recommendation_impression' | 'recommendation_click' | 'product_view'
      widget: string
      items: readonly { productId: string; recToken: string }[]
    }
  /** Quick-shop could not add a product. */
  | { event: 'quick_shop_error'; productId: string; errorId: string }

/** An event with the ISO instant it happened at. */
export type StampedEvent = TrackingEvent & { at: string }

/** The consent an event needs: experiments are targeting, the rest is analytics. */
export const consentFor = ({ event }: TrackingEvent): ConsentCategory =>
  event === 'experience_view' ? 'C0004' : 'C0002'
