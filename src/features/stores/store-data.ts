import type { OpeningPeriod } from '#src/contract/stores/opening-hours.ts'
import { weekdays } from '#src/contract/stores/weekdays.ts'
import type { Store } from '#src/contract/stores/store.ts'

/** Schema.org's days end at 23:59 where a shop has no closing time. */
const closingOf = ({ closes }: OpeningPeriod): string => (closes === '24:00' ? '23:59' : closes)

const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const specialHours = ({ exceptions }: Store['openingHours'], today: string) =>
  exceptions
    .filter(({ date }) => date >= today)
    .flatMap(({ date, periods }) => {
      const day = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date }
      if (periods.length === 0) return [{ ...day, opens: '00:00', closes: '00:00' }]
      return periods.map((period) => ({ ...day, opens: period.opens, closes: closingOf(period) }))
    })

/** A store as schema.org's LocalBusiness. `image` is an address. */
export const storeData = (origin: string, store: Store, brand: string) => {
  const { address, openingHours, phone, email, latitude, longitude } = store
  const lines = [address.addressLine1, address.addressLine2, address.addressLine3]
  const region = address.stateCode ?? address.province
  const special = specialHours(openingHours, store.today.date)
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'ShoeStore'],
    '@id': `${origin}${store.url}`,
    name: store.name,
    url: `${origin}${store.url}`,
    image: `${origin}/share.png`,
    parentOrganization: { '@type': 'Organization', name: brand },
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.filter(Boolean).join(', '),
      addressLocality: address.city,
      ...(region ? { addressRegion: region } : {}),
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: weekdays.flatMap((weekday) =>
      openingHours.week[weekday].map((period) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${capitalized(weekday)}`,
        opens: period.opens,
        closes: closingOf(period),
      })),
    ),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  }
}
