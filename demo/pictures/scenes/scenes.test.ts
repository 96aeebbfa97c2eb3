import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sizeOf } from './scene.ts'
import { scenes } from './scenes.ts'

const cases = Object.entries(scenes).flatMap(([name, scene]) =>
  (['wide', 'tall'] as const).map((format) => ({ name, scene, format })),
)

describe('a scene', () => {
  it.each(cases)('$name $format renders, the same every time', async ({ scene, format }) => {
    const drawing = scene(format)
    expect(scene(format) === drawing, 'two drawings are alike').toBe(true)
    expect(drawing.includes('NaN') || drawing.includes('undefined'), 'every number is drawn').toBe(false)

    const { width, height } = sizeOf[format]
    const image = sharp(Buffer.from(drawing))
    expect(await image.metadata()).toMatchObject({ format: 'svg', width, height })

    const picture = image.resize({ width: 240 })
    const { channels } = await picture.stats()
    const contrast = Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))
    expect(contrast, 'the picture is not blank').toBeGreaterThan(8)
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(240)
  })
})
