import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { refusedWords, wordFaults } from '../../scripts/lint/words.ts'

const files = globSync('{src,blocks,islands,content-adapters,scripts,tests,bench}/**/*.{ts,tsx,astro,css}')

it('finds the code it is about', () => {
  expect(files.length).toBeGreaterThan(500)
})

it('has no name that the glossary replaces', () => {
  const faults = files.flatMap((file) => wordFaults(file, readFileSync(file, 'utf8')))
  expect(faults).toEqual([])
})

it.each(refusedWords)('names %s in the glossary', (word) => {
  const [, refused = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words that are not used')
  expect(refused).toContain(word)
})

describe('a name that the glossary replaces', () => {
  it.each([
    ['src/a.ts', 'export const pickVariant = 1', 'pickVariant'],
    ['src/a.ts', 'export type PickedPage = number', 'PickedPage'],
    ['src/a.ts', 'export const block = { keeps: true }', 'keeps'],
    ['src/a.ts', 'const mostItems = 1', 'mostItems'],
    ['src/a.ts', 'export const changes = { span: 1 }', 'span'],
    ['src/a.tsx', 'export const A = () => <p asked={1}>x</p>', 'asked'],
    ['src/a.astro', '---\nconst kept = 1\n---\n<p>{kept}</p>', 'kept'],
    ['src/a.astro', '<p>x</p>\n<script>\nconst turnstile = 1\n</script>', 'turnstile'],
    ['src/turnstile.ts', '', 'turnstile.ts'],
    ['src/a.ts', 'export type Visit = number', 'Visit'],
    ['src/a.ts', 'export type ContentAsk = number', 'ContentAsk'],
    ['src/a.ts', 'export type ContentAnswer = number', 'ContentAnswer'],
    ['src/error-answer.ts', '', 'error-answer.ts'],
  ])('is found in %s: %s', (file, text, name) => {
    expect(wordFaults(file, text)).toContain(`${file}: ${name}`)
  })

  it.each([
    ['a type that TypeScript has', 'type A = Pick<B, "c">'],
    ['a method that zod has', 'schema.pick({ a: true })'],
    ['what one response is called on the way', 'const answer = await read()'],
    ['a function that walks a tree', 'const visit = (node: Node) => eachChild(node, visit)'],
    ['an element that HTML has', 'export const A = () => <span>x</span>'],
    ['pickup in a store', 'const pickupStore = 1'],
    ['text and comments', '// what was picked\nexport const text = "pick your size"'],
    ['a parameter that links keep', 'const keptQuery = 1'],
  ])('is not %s', (_, text) => {
    expect(wordFaults('src/a.tsx', text)).toEqual([])
  })
})
