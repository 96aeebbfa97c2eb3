import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { documentationPages } from './documentation-pages.ts'
import { documentationSnippets } from './snippets.ts'

/** Files that a page has its reader write. */
const examples = new Set(documentationSnippets().map(({ file }) => file))

const folders = [
  'src',
  'islands',
  'blocks',
  'content-adapters',
  'demo',
  'scripts',
  'tests',
  'bench',
  'deploy',
]

/** The files and folders that a page names from the project's root; names with a placeholder are patterns. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+\/[^`\s]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)) && !/[<*{…]/.test(name))

test.each(documentationPages())('%s names files that exist', (document) => {
  const missing = namedIn(readFileSync(document, 'utf8')).filter(
    (name) => !existsSync(name) && !examples.has(name),
  )
  expect(missing).toEqual([])
})

test.each(readdirSync('docs/decisions'))('the list of decisions leads to %s', (name) => {
  expect(readFileSync('docs/decisions.md', 'utf8')).toContain(`](decisions/${name})`)
})

it('finds the names of files in a page', () => {
  const text = 'See `src/base/result.ts`, `blocks/<name>/`, `islands/cart/` and `npm run unit`.'
  expect(namedIn(text)).toEqual(['src/base/result.ts', 'islands/cart/'])
})

describe('the architecture', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const foldersIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

  test.each(foldersIn('islands'))('names the island %s', (name) => {
    expect(text).toContain(`\`${name}\``)
  })

  test.each(foldersIn('src/backend/orders'))('names the room %s of orders', (name) => {
    expect(text).toContain(`| \`${name}\``)
  })
})
