import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { cachePolicies, type CachePolicy } from './cache-policies.ts'

const numberOf = new Intl.NumberFormat('en')

const boundOf = ({ bound }: CachePolicy): string => {
  if ('bytes' in bound) return `${bound.bytes / 1024 / 1024} MB`
  return 'entries' in bound ? numberOf.format(bound.entries) : `${bound.perSource} a source`
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

it('docs/caches.md lists every cache as its policy says', async () => {
  const lines = (await readFile('docs/caches.md', 'utf8')).split('\n')
  const rows = lines.filter((line) => line.startsWith('| ')).map(cellsOf)
  const [, ...documented] = rows.slice(0, Object.keys(cachePolicies).length + 2)
  expect(documented.slice(1)).toEqual(
    Object.entries<CachePolicy>(cachePolicies).map(([name, policy]) => [
      name,
      policy.holds,
      policy.key,
      boundOf(policy),
      policy.life,
      policy.invalidation,
    ]),
  )
})
