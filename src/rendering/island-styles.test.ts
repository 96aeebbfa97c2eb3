import { expect, it } from 'vitest'
import { withoutIdleIslandStyles } from './island-styles.ts'

const link = '<link rel="stylesheet" href="/_astro/islands.a1B2.css">'
const other = '<link rel="stylesheet" href="/_astro/ShopLayout.c3.css">'

it('leaves the styles of islands to pages that have one', () => {
  expect(withoutIdleIslandStyles(`${link}${other}<p>Walk</p>`)).toBe(`${other}<p>Walk</p>`)
  const withIsland = `${link}${other}<astro-island></astro-island>`
  expect(withoutIdleIslandStyles(withIsland)).toBe(withIsland)
})
