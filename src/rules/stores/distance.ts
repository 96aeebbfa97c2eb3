/** A point of the earth, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Mean radius of the earth in metres (IUGG). */
export const earthRadius = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points along a great circle. */
export const distanceBetween = (a: Point, b: Point): number => {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const share = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** Countries whose roads are measured in miles. */
const mileCountries = new Set(['US', 'GB'])
const metresOfMile = 1609.344

/** The unit in which people of a country tell distances. */
export const distanceUnitOf = (country: string): 'mile' | 'kilometer' =>
  mileCountries.has(country) ? 'mile' : 'kilometer'

/** Metres in one unit. */
export const metresOf = (unit: 'mile' | 'kilometer'): number => (unit === 'mile' ? metresOfMile : 1000)

/** A distance as the people of a site tell it: `2.3 mi`, `48 km`. */
export const distanceText = (metres: number, { locale, country }: { locale: string; country: string }) => {
  const unit = distanceUnitOf(country)
  const amount = metres / metresOf(unit)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount)
}
