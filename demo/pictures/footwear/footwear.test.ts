import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Colourway, View } from '../drawing.ts'
import { footwear } from './footwear.ts'

const forest: Colourway = { base: '#2f5340', accent: '#1f3a2d', trim: '#e7b15a', sole: '#e9e2d2' }
const paper: Colourway = { base: '#ece6da', accent: '#d6ccb9', trim: '#f6f2ea', sole: '#f3eee4' }
const views: View[] = ['main', 'alternate', 'detail']

const pixels = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).resize(120, 120).raw().toBuffer()

describe.each(Object.entries(footwear))('%s', (_name, drawing) => {
  it('renders a different picture for each view', async () => {
    const shots = await Promise.all(views.map((view) => pixels(drawing(forest, view))))
    expect(new Set(shots.map((shot) => shot.toString('base64'))).size).toBe(views.length)
  })

  it('takes on the colours it is given', async () => {
    const [green, pale] = await Promise.all(
      [forest, paper].map((colours) => pixels(drawing(colours, 'main'))),
    )
    expect(green?.equals(pale ?? Buffer.alloc(0))).toBe(false)
  })

  it.each(views)('draws the %s view without text, scripts or broken numbers, the same every time', (view) => {
    const svg = drawing(forest, view)
    expect(svg).not.toMatch(/<text|<script|<image|NaN|undefined|Infinity/)
    expect(svg).toBe(drawing(forest, view))
  })
})
