import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { subsetFonts } from './subset-fonts.ts'

it('has made the font files that pages use, and each is what a phone can afford before it paints', async () => {
  const [basic, rest] = await subsetFonts()
  for (const made of [basic, rest])
    expect(made?.bytes.equals(await readFile(join('src/styles/fonts', made.file)))).toBe(true)
  expect(basic?.bytes.length).toBeLessThanOrEqual(24_000)
  expect(rest?.bytes.length).toBeLessThanOrEqual(16_000)
})
