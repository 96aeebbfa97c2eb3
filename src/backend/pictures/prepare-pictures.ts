import { pictureRoot } from '#src/rules/pictures/picture-place.ts'
import { readPictureAddress } from './read-picture-address.ts'

export type PreparationOptions = {
  /** The HTML of a page of the shop. */
  page: (path: string) => Promise<string>
  /** Makes the picture of an address when no visitor waits for another one. */
  prepare: (address: string, signal: AbortSignal) => Promise<unknown>
  signal: AbortSignal
}

const addressPattern = new RegExp(`${pictureRoot}([^\\s"'<>]+)`, 'g')
const listingPattern = /href="(\/[a-z]{2}-[a-z]{2}\/c\/[^"?#]+)"/g

/** The pictures of a page in their order, each with its addresses from the narrowest to the widest. */
const picturesOf = (html: string): string[][] => {
  const byPicture = new Map<string, Map<string, number>>()
  for (const [written, path = ''] of html.matchAll(addressPattern)) {
    const read = readPictureAddress(path)
    if (!read.ok) continue
    const { publicId, transformation } = read.value
    const addresses = byPicture.get(publicId) ?? new Map<string, number>()
    byPicture.set(publicId, addresses.set(written, transformation.width))
  }
  return [...byPicture.values()].map((addresses) =>
    [...addresses].toSorted(([, a], [, b]) => a - b).map(([address]) => address),
  )
}

/**
 * Makes the pictures that first visitors will ask for: first each of the home page once, which draws it, then its other
 * sizes, then each picture of the listings that the home page leads to. One at a time, behind every visitor.
 */
export const preparePictures = async (
  home: string,
  { page, prepare, signal }: PreparationOptions,
): Promise<void> => {
  const prepareAll = async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      if (signal.aborted) return
      await prepare(address, signal)
    }
  }
  const narrowest = (pictures: string[][]) => pictures.flatMap((addresses) => addresses.slice(0, 1))

  const html = await page(home)
  const pictures = picturesOf(html)
  await prepareAll(narrowest(pictures))
  await prepareAll(pictures.flatMap((addresses) => addresses.slice(1)))
  for (const listing of new Set([...html.matchAll(listingPattern)].map(([, path = '']) => path))) {
    if (signal.aborted) return
    await prepareAll(narrowest(picturesOf(await page(listing))))
  }
}
