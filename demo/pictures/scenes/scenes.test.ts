import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sizeOf } from './scene.ts'
import { scenes } from './scenes.ts'

const cases = Object.entries(scenes).flatMap(([name, scene]) =>
  (['wide', 'tall'] as const).map((format) => ({ name, scene, format })),
)

describe('a scene', () => {
  it.each(cases)(
    '$name $format renders at 240 px and shows something',
    async ({ scene, format }) => {
      const drawing = scene(format)
      const { width, height } = sizeOf[format]
      expect(drawing).toContain(`width="${width}" height="${height}"`)
      expect(drawing.match(/NaN|undefined|Infinity/)).toBeNull()

      const density = (72 * 240) / width
      const picture = await sharp(Buffer.from(drawing), { density })
        .png()
        .toBuffer({ resolveWithObject: true })
      expect(picture.info.width).toBe(240)
      const { channels } = await sharp(picture.data).stats()
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(8)
    },
    20_000,
  )

  it.each(Object.entries(scenes))('%s is drawn the same every time', (_, scene) => {
    expect(scene('tall') === scene('tall')).toBe(true)
  })
})
