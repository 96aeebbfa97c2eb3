import { expect, it } from 'vitest'
import { nameJoinedFile } from './page-script.ts'

const header = '/shop/src/layouts/Header.astro?astro&type=script&index=0&lang.ts'
const video = '/shop/blocks/video/video-script.astro?astro&type=script&index=0&lang.ts'

it('names the joined file for the scripts that are in it, and leaves the others', () => {
  const entries = { [header]: '_astro/Header.a1.js', [video]: '_astro/video-script.b2.js' }
  nameJoinedFile(entries, ['/_astro/video-script.b2.js', '/_astro/p/page-script.c3.js'])
  expect(entries).toEqual({ [header]: '_astro/p/page-script.c3.js', [video]: '_astro/video-script.b2.js' })
})

it('fails a build that has not joined them', () => {
  expect(() => nameJoinedFile({ [header]: '_astro/Header.a1.js' }, ['/_astro/Header.a1.js'])).toThrow(
    'no page script',
  )
})
