import type { Point } from './distance.ts'

/** The kinds of devices that bring their own map app. */
export type MapPlatform = 'android' | 'apple' | 'other'

/** The kind of device a browser tells of in its user agent. */
export const mapPlatformOf = (userAgent: string): MapPlatform =>
  /Android/.test(userAgent) ? 'android' : /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'other'

/** Where a device finds the way to a point: its own map app, else OpenStreetMap. */
export const directionsUrl = (
  { latitude, longitude }: Point,
  name: string,
  platform: MapPlatform,
): string => {
  const place = `${latitude},${longitude}`
  if (platform === 'android') return `geo:${place}?q=${place}(${encodeURIComponent(name)})`
  if (platform === 'apple') return `https://maps.apple.com/?daddr=${place}&q=${encodeURIComponent(name)}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`
}
