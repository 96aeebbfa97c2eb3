import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import { createPictureColors } from './picture-colors.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-colors-'))
  file = path.join(folder, 'colors.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

const written = (lines: number) =>
  eventually(async () => expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(lines + 1))

it('knows a colour by the version of the original, and still after a start', async () => {
  const colors = createPictureColors(file)
  expect(colors.of('boots/oak')).toBeUndefined()
  colors.learn('boots/oak', '1', '#102030')
  colors.learn('boots/oak', '2', '#a0b0c0')
  await written(2)
  const again = createPictureColors(file)
  for (const known of [colors, again]) {
    expect(known.of('boots/oak')).toBe('#a0b0c0')
    expect(known.knows('boots/oak', '2')).toBe(true)
    expect(known.knows('boots/oak', '1')).toBe(false)
  }
})

it('passes over lines that are no colours', async () => {
  await appendFile(
    file,
    ['', '{', '["a","1","red"]', '["b","1","#fff\\"onload"]', '["c","1","#00ff00"]'].join('\n'),
  )
  const colors = createPictureColors(file)
  expect(['a', 'b', 'c'].map(colors.of)).toEqual([undefined, undefined, '#00ff00'])
})

it('goes without a file that cannot be written', () => {
  const colors = createPictureColors(path.join(folder, 'missing', 'colors.jsonl'))
  colors.learn('boots/oak', '1', '#102030')
  expect(colors.of('boots/oak')).toBe('#102030')
})
