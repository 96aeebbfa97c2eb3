import { pictureWidths } from '#src/rules/pictures/picture-ladder.ts'
import { atMost, plain, shown, type Figure } from './figure.ts'
import { getPlan, runLoad } from './load-plan.ts'

const pictures = 60
const seconds = 6

/** Addresses of pictures that nobody has asked for yet. */
export const coldAddresses = async (shop: string): Promise<string[]> => {
  const answer = await fetch(`${shop}/en-us/search?q=a`)
  const [...written] = (await answer.text()).matchAll(/\/pictures\/[^\s"'<>]+\/(products\/[^\s"'<>]+)/g)
  const publicIds = new Set(written.map(([, publicId = '']) => publicId))
  return [...publicIds].flatMap((publicId) =>
    pictureWidths.map(
      (width) => `${shop}/pictures/marlow/image/upload/c_fill,h_${width},w_${width}/f_auto/q_80/${publicId}`,
    ),
  )
}

/** What visitors of other things notice of sixty pictures that are asked for at once and were never made. */
export async function coldPictures(shop: string): Promise<Figure[]> {
  const addresses = (await coldAddresses(shop)).slice(0, pictures)
  const health = () => runLoad(getPlan(`${shop}/healthz`, 2, seconds))
  const quiet = await health()
  const requested = addresses.map((url) =>
    fetch(url, { headers: { accept: 'image/avif' } }).then(
      ({ status }) => status,
      () => 0,
    ),
  )
  const busy = await health()
  const answered = (await Promise.all(requested)).filter((status) => status === 200).length
  return [
    plain('pictures asked for at once, and made in the end', `${addresses.length}, ${answered}`),
    plain('/healthz without them: p50 and p99', `${shown(quiet.p50Ms)} and ${shown(quiet.p99Ms)} ms`),
    plain('/healthz meanwhile: p50 and p99', `${shown(busy.p50Ms)} and ${shown(busy.p99Ms)} ms`),
    atMost('/healthz meanwhile, p99', busy.p99Ms, 100, 'ms'),
    plain('p99 meanwhile : without', `${shown(busy.p99Ms / quiet.p99Ms)} : 1`),
  ]
}
