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

/** An event with the ISO instant it happened at. */
export type StampedEvent = TrackingEvent & { at: string }

/** The consent each event needs: experiments are targeting, the rest is analytics. */
export const consentFor: Readonly<Record<TrackingEvent['event'], ConsentCategory>> = {
  experience_view: 'C0004',
  promotion_view: 'C0002',
  promotion_click: 'C0002',
  popup_impression: 'C0002',
  popup_expand: 'C0002',
  popup_click: 'C0002',
  popup_close: 'C0002',
}
