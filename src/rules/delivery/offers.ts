import type { OutlyingArea } from '#src/contract/delivery/outlying-areas.ts'
import type { DeliveryMethodCode } from '#src/contract/delivery/delivery-method.ts'
import type { SiteMethod } from './site-method.ts'

/** Where a shipment goes: home, home with what is made to order, to a store, or to a point where parcels are collected. */
export type ShipmentKind = 'home' | 'customs' | 'store' | 'collectionPoint'

/** A method that a shipment may come by, and the working days that takes if it is ordered now. */
export type Offer = { method: SiteMethod; days: { min: number; max: number } }

/** What is known of the place a shipment goes to; the postal code is empty until it is. */
export type DeliveryPlace = {
  postalCode: string
  isPostBox: boolean
  /** What of the country it is, where that is not the country's for tax and customs. */
  area?: OutlyingArea | undefined
}

/** Methods of each kind; the first that is offered is the default. */
const codesOf: Readonly<Record<ShipmentKind, readonly DeliveryMethodCode[]>> = {
  home: ['standard', 'express', 'sameday'],
  customs: ['customs'],
  store: ['pickup', 'sts'],
  collectionPoint: ['pudo'],
}

const reaches = (
  { postalCodes, servesPostBoxes, areas }: SiteMethod,
  { postalCode, isPostBox, area }: DeliveryPlace,
): boolean =>
  (servesPostBoxes || !isPostBox) &&
  (area === undefined || areas?.includes(area) === true) &&
  (postalCodes?.some((beginning) => postalCode.replaceAll(' ', '').startsWith(beginning)) ?? true)

/** Same day first, then the lowest day count (specification, shopping, section 4). */
const bySpeed = (a: Offer, b: Offer): number =>
  Number(b.method.code === 'sameday') - Number(a.method.code === 'sameday') ||
  a.days.min - b.days.min ||
  a.days.max - b.days.max

/**
 * The methods that a shipment may come by, the fastest first.
 * @param time what clocks of the site show: `13:59`
 */
export const offersFor = (
  methods: readonly SiteMethod[],
  kind: ShipmentKind,
  place: DeliveryPlace,
  time: string,
): Offer[] =>
  methods
    .filter(({ code }) => codesOf[kind].includes(code))
    .filter((method) => reaches(method, place))
    .flatMap((method): Offer[] => {
      const { code, days, cutOff } = method
      if (cutOff === undefined || time < cutOff) return [{ method, days }]
      return code === 'sameday' ? [] : [{ method, days: { min: days.min + 1, max: days.max + 1 } }]
    })
    .toSorted(bySpeed)

/** What a shipment comes by until the shopper chooses: the usual method of its kind. */
export const defaultOffer = (kind: ShipmentKind, offers: readonly Offer[]): Offer | undefined =>
  codesOf[kind].flatMap((code) => offers.find(({ method }) => method.code === code) ?? []).at(0)
