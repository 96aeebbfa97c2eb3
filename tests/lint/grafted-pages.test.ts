import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rooms whose pages React changes in place: none takes a page apart, or writes into one by itself. */
const rooms = [
  'src/features/orders',
  'src/features/checkout/review',
  'islands/{account,address,auth,checkout,forms,orders,ui}',
]

const grafts = /\b(innerHTML|dangerouslySetInnerHTML|DOMParser|replaceChildren|postForm|responseXML)\b/

it('grafts no page onto another', () => {
  const files = globSync(rooms.map((room) => `${room}/**/*.{ts,tsx,astro}`)).filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => grafts.test(readFileSync(file, 'utf8')))).toEqual([])
})
