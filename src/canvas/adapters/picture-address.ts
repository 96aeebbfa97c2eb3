/** Public ids below this folder stand for addresses: their host, and the segments of their path. */
const folder = 'remote'

const plainSegment = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/
/** Begins a segment that no public id can have as it is. */
const encoded = 'b64.'

const toSegment = (text: string): string =>
  plainSegment.test(text) && !text.startsWith(encoded)
    ? text
    : `${encoded}${Buffer.from(text).toString('base64url')}`

const fromSegment = (segment: string): string =>
  segment.startsWith(encoded) ? Buffer.from(segment.slice(encoded.length), 'base64url').toString() : segment

/**
 * The public id of a picture that content names by its absolute address: `https://cdn.example/a/b.jpg` is
 * `remote/cdn.example/a/b.jpg`. Anything else is returned as it is.
 */
export const publicIdOf = (addressOrId: string): string => {
  if (!/^https?:\/\//i.test(addressOrId) || !URL.canParse(addressOrId)) return addressOrId
  const { host, pathname, search } = new URL(addressOrId)
  return [folder, ...[host, ...`${pathname.slice(1)}${search}`.split('/')].map(toSegment)].join('/')
}

/** Whether a public id stands for an address with a query or odd characters, so that it has no plain form. */
export const isEncoded = (publicId: string): boolean =>
  publicId.split('/').some((segment) => segment.startsWith(encoded))

/**
 * The address that a public id stands for, if it lies at one of these places: origins, or folders of them,
 * `https://cdn.example/our-space`. No two public ids stand for one address.
 */
export const addressAt = (places: readonly string[], publicId: string): string | undefined => {
  const [first, host = '', ...path] = publicId.split('/')
  if (first !== folder) return undefined
  for (const place of places) {
    const { origin, host: hostOfPlace, href } = new URL(place)
    if (hostOfPlace !== fromSegment(host)) continue
    const address = new URL(`${origin}/${path.map(fromSegment).join('/')}`)
    const isWithin = address.href.startsWith(href.endsWith('/') ? href : `${href}/`)
    if (isWithin && publicIdOf(address.href) === publicId) return address.href
  }
  return undefined
}
