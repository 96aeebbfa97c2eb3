import { expect, it } from 'vitest'
import { withoutIdleIslandStyles } from './island-styles.ts'

const link = '<link rel="stylesheet" href="/_astro/islands.a1B2.css">'
const base = '<link rel="stylesheet" href="/_astro/islands-base.d4E5.css">'
const other = '<link rel="stylesheet" href="/_astro/ShopLayout.c3.css">'

const of = (html: string): string => withoutIdleIslandStyles(Buffer.from(html)).toString()

it('leaves the styles of islands to pages that have one', () => {
  expect(of(`${link}${other}${base}<p>Wälk</p>`)).toBe(`${other}<p>Wälk</p>`)
  const withIsland = `${link}${other}${base}<astro-island></astro-island>`
  expect(of(withIsland)).toBe(withIsland)
  expect(of(other)).toBe(other)
})
