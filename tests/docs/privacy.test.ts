import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { retention } from '#src/base/retention.ts'
import { ageIn } from '#tests/fixtures/age-in.ts'

/** The cells of each row of a table in Markdown that has these headings. */
const rowsBelow = (text: string, ...headings: string[]): string[][] => {
  const lines = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const start = lines.findIndex((cells) => cells.join() === headings.join())
  const below = lines.slice(start + 2)
  return below.slice(
    0,
    below.findIndex((cells) => cells.length === 0),
  )
}

const age = (keptFor: object): string =>
  Object.values(keptFor).every((count) => count === 0) ? 'not at all' : ageIn('en', keptFor)

it('tells what is kept, how long, since when and why, as the table has it', () => {
  const page = readFileSync('docs/privacy.md', 'utf8')
  const rows = Object.values(retention)
  expect(rowsBelow(page, 'what', 'how long', 'counted from when', 'why')).toEqual(
    rows.map(({ what, keptFor, since, why }) => [what, age(keptFor), since, why]),
  )
})
