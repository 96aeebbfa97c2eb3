import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const owner = 'src/base/day.ts'
const files = globSync('{src,blocks,islands,content-adapters,scripts,demo,tests,bench}/**/*.{ts,tsx,astro}')

/** Whether a text says how many seconds or milliseconds a day has. */
const countsADay = (text: string): boolean =>
  /\b24 \* (60 \* |3_?600)|(?<!\d)86_?400(?:_?000)?(?!\d)/.test(text)

it('says in one file how long a day is', () => {
  expect(files.length).toBeGreaterThan(1000)
  const counting = files.filter((file) => countsADay(readFileSync(file, 'utf8')))
  expect(counting).toEqual([owner])
})
