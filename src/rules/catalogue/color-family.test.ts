import { expect, it } from 'vitest'
import { colorFamilies, colorFamilyOf, swatchOf } from './color-family.ts'

it.each([
  ['#111111', 'black'],
  ['#ffffff', 'white'],
  ['#808080', 'grey'],
  ['#d8c3a0', 'beige'],
  ['#6b4226', 'brown'],
  ['#c8102e', 'red'],
  ['#f28c28', 'orange'],
  ['#ffff00', 'yellow'],
  ['#2e7d32', 'green'],
  ['#0b1f3f', 'blue'],
  ['#6a3d9a', 'purple'],
  ['#f4b6c2', 'pink'],
])('takes %s for %s', (color, family) => {
  expect(colorFamilyOf(color)).toBe(family)
})

it('shows each family by a colour of it', () => {
  for (const family of colorFamilies) expect(colorFamilyOf(swatchOf(family) ?? '')).toBe(family)
})
