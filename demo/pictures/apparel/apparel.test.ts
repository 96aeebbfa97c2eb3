import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Colourway, View } from '#demo/pictures/drawing.ts'
import { apparel } from './apparel.ts'

const forest: Colourway = { base: '#2f4a3c', accent: '#223629', trim: '#d9b26a', sole: '#46614f' }
const chalk: Colourway = { base: '#f1ede4', accent: '#ddd6c8', trim: '#8b8375', sole: '#cfc7b6' }
const views: readonly View[] = ['main', 'alternate', 'detail']

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(120, 120).removeAlpha().raw().toBuffer()

/** Mean difference of two pictures' channels, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

test('the seventeen drawings are there under the names the catalogue uses', () => {
  expect(Object.keys(apparel)).toEqual(
    'tee long-sleeve-tee overshirt hoodie crewneck fleece shell-jacket puffer-jacket gilet trousers shorts leggings beanie cap socks backpack gift-card'.split(
      ' ',
    ),
  )
})

describe.each(Object.entries(apparel))('%s', (_, drawing) => {
  test('renders a different picture for every view and colourway', async () => {
    const pictures = await Promise.all(
      [forest, chalk].flatMap((colourway) => views.map((view) => pixels(drawing(colourway, view)))),
    )
    pictures.forEach((picture, at) => {
      expect(picture).toHaveLength(120 * 120 * 3)
      for (const other of pictures.slice(at + 1)) expect(difference(picture, other)).toBeGreaterThan(0.5)
    })
  })

  test.each(views)('draws its %s view with shapes alone, the same at every call', (view) => {
    const svg = drawing(forest, view)
    expect(svg).toBe(drawing(forest, view))
    expect(svg).not.toMatch(/<text|<script|<image|<filter|NaN|undefined/)
    expect(svg.length).toBeLessThan(200_000)
  })
})
