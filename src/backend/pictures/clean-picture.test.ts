import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { createCleanPicture } from './clean-picture.ts'
import { createPictureJobRunner } from './run-picture-job.ts'

const cache = { read: async () => undefined, write: async () => undefined, grew: async () => undefined }
const makePicture = createPictureJobRunner(() => undefined, cache)
const clean = createCleanPicture(
  { run: (job, signal) => makePicture({ ...job, id: 1 }, signal) },
  { run: async (work) => work() },
)

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,30.0N"/></rdf:RDF></x:xmpmeta>'

/** A picture that tells where it was taken, in each way in which a file can. */
const located = (): Sharp =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a5a2b' } })
    .withExif({ IFD0: { Make: 'Pocket' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .withXmp(xmp)

it.each([
  ['JPEG', () => located().jpeg().toBuffer()],
  ['PNG', () => located().png().toBuffer()],
  ['WebP', () => located().webp().toBuffer()],
])('keeps nothing of where a %s was taken', async (_, make) => {
  const before = await make()
  const metadata = await sharp(before).metadata()
  expect([metadata.exif?.includes('Pocket'), metadata.xmp?.includes('GPSLatitude')]).toEqual([true, true])
  const made = await clean(before)
  const after = made.ok ? Buffer.from(made.value) : expect.fail('it is a picture')
  const { format, exif, xmp, iptc, comments } = await sharp(after).metadata()
  expect({ format, exif, xmp, iptc, comments }).toEqual({ format: 'jpeg' })
  for (const trace of ['Pocket', 'GPS', 'xmpmeta', 'Exif']) expect(after.includes(trace)).toBe(false)
})
