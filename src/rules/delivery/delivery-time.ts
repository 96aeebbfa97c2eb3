import type { Cart } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'

type Method = Cart['shippingMethods'][number]['applicableShippingMethods'][number]

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** How long a delivery takes, and between which days it comes where they are known. */
export const deliveryTimeText = (
  { deliveryTime, earliest, latest }: Pick<Method, 'deliveryTime' | 'earliest' | 'latest'>,
  { locale }: Pick<Site, 'locale'>,
): string => {
  if (earliest === undefined || latest === undefined) return deliveryTime
  const days = new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const),
  })
  return `${deliveryTime} · ${days.formatRange(instantOf(earliest), instantOf(latest))}`
}
