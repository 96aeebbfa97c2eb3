import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { environmentNames } from '#src/composition/environment/environment.ts'
import { searchDataSchema } from '#src/contract/catalogue/search-data.ts'
import { deliveryMethodSchema, deliveryMethodsSchema } from '#src/contract/delivery/delivery-method.ts'
import { promotionFileSchema } from '#src/contract/promotions/promotion-file.ts'
import { experimentsSchema } from '#src/backend/personalization/experiment.ts'
import { translationSchema } from '../../scripts/texts/translation.ts'
import { documentationPages } from './documentation-pages.ts'
import { followDocumentation, type SnippetTree } from './snippet-tree.ts'
import { documentationSnippets, type Snippet } from './snippets.ts'

const snippets = documentationSnippets()
const inLanguage = (...languages: string[]): Snippet[] =>
  snippets.filter(({ language }) => languages.includes(language))
const code = inLanguage('ts', 'tsx', 'astro', 'css')
const commands = inLanguage('sh')
let tree: SnippetTree

beforeAll(async () => {
  tree = await followDocumentation(snippets)
})
afterAll(() => tree.remove())

test('every piece of code says in which file it stands', () => {
  expect(code.filter(({ file }) => file === undefined).map(({ place }) => place)).toEqual([])
})

test('the new block is known and renders, also where texts are missing', async () => {
  const planted = path.join(tree.folder, 'tests/rendering/documented-block.test.ts')
  await writeFile(planted, await readFile('tests/docs/documented-block.ts', 'utf8'))
  const outcome = await tree.run(
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/rendering/documented-block.test.ts',
    'blocks',
  )
  expect(outcome.code, outcome.output).toBe(0)
})

const blockSchema = z.looseObject({ type: z.string() })
const pageSchema = z.looseObject({ sections: z.array(z.looseObject({ items: z.array(blockSchema) })) })

test('pages and blocks are what the content check accepts', async () => {
  const parsed = inLanguage('json').map(({ text }): unknown => JSON.parse(text))
  const pages = parsed.filter((value) => pageSchema.safeParse(value).success)
  const items = parsed.filter((value) => blockSchema.safeParse(value).success)
  expect(pages.length).toBeGreaterThan(0)
  expect(items.length).toBeGreaterThan(2)
  const folder = path.join(tree.folder, 'documented/en/page')
  await mkdir(folder, { recursive: true })
  const written = [...pages, { id: 'blocks', slug: 'blocks', sections: [{ name: 'main', items }] }]
  for (const [index, page] of written.entries())
    await writeFile(path.join(folder, `page-${index}.json`), JSON.stringify(page))
  const outcome = await tree.run('scripts/content-check.ts', 'documented')
  expect(outcome.output).toContain(`${written.length} entries checked`)
  expect(outcome.output.split('\n').filter((line) => !/leads nowhere|entries checked|^$/.test(line))).toEqual(
    [],
  )
})

test('every file that the documentation names is there', () => {
  const planted = snippets.flatMap(({ file }) => file ?? [])
  const named = documentationPages().flatMap((name) => [
    ...[
      ...readFileSync(name, 'utf8').matchAll(
        /`((?:src|blocks|islands|content-adapters|demo|scripts|tests|bench|public)\/[\w./@-]+)`/g,
      ),
    ].map(([, file = '']) => ({ name, file })),
    ...[...readFileSync(name, 'utf8').matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file = '']) => ({
      name,
      file: path.posix.join(path.posix.dirname(name), file),
    })),
  ])
  expect(named.length).toBeGreaterThan(30)
  const isThere = (file: string) =>
    existsSync(file) || planted.some((one) => one === file || one.startsWith(file))
  expect(named.filter(({ file }) => !isThere(file))).toEqual([])
})

test('an experiment is what the file of experiments takes', () => {
  const experiments = inLanguage('json')
    .map(({ text }): unknown => JSON.parse(text))
    .filter((value) => z.looseObject({ arms: z.array(z.unknown()) }).safeParse(value).success)
  expect(experiments.length).toBeGreaterThan(0)
  expect(experimentsSchema.safeParse({ experiments }).error).toBeUndefined()
})

test('promotions are what an import takes', () => {
  const files = inLanguage('json')
    .map(({ text }): unknown => JSON.parse(text))
    .filter((value) => z.looseObject({ promotions: z.array(z.unknown()) }).safeParse(value).success)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(promotionFileSchema.safeParse(file).error).toBeUndefined()
})

test('delivery methods are what the shop starts with', () => {
  const files = inLanguage('json')
    .map(({ text }): unknown => JSON.parse(text))
    .filter((value) => z.looseObject({ methods: z.array(z.unknown()) }).safeParse(value).success)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(deliveryMethodsSchema.safeParse(file).error).toBeUndefined()
})

test('what is said of searches is what the shop starts with', () => {
  const files = inLanguage('json')
    .map(({ text }): unknown => JSON.parse(text))
    .filter((value) => z.looseObject({ synonyms: z.unknown() }).safeParse(value).success)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(searchDataSchema.safeParse(file).error).toBeUndefined()
})

test('the page about deliveries names every field and code', () => {
  const page = readFileSync('docs/set-up-deliveries.md', 'utf8')
  const codes = deliveryMethodSchema.shape.code.options
  for (const name of [...Object.keys(deliveryMethodSchema.shape), ...codes])
    expect(page).toContain(`\`${name}\``)
})

describe('commands', () => {
  const manifest = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const lifecycle = ['install', 'start', 'test']
  const sources = ['scripts', 'bench']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n')

  test.each(commands)('$place names scripts, options and settings that exist', ({ text }) => {
    for (const [, name = ''] of text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g))
      expect(['run', ...lifecycle, ...Object.keys(manifest.scripts)]).toContain(name)
    for (const [, options = ''] of text.matchAll(/\bnpm run [\w:-]+ -- (.*)/g))
      for (const [, option = ''] of options.matchAll(/--([a-z][a-z-]+)/g))
        expect(sources, option).toMatch(new RegExp(`\\b${option}\\b|'${option}'`))
    for (const [, name = ''] of text.matchAll(/(?:^|\s)([A-Z][A-Z_]{3,})=/g))
      expect(environmentNames).toContain(name)
  })

  test('every setting is written down', () => {
    const written = documentationPages()
      .map((name) => readFileSync(name, 'utf8'))
      .join('\n')
    expect(
      environmentNames.filter((name) => !written.includes(`\`${name}`) && !written.includes(`${name}=`)),
    ).toEqual([])
  })

  test('texts go to a translator and come back', async () => {
    const exported = await tree.run('scripts/texts.ts', 'export', 'es', 'es.json')
    expect(exported.code, exported.output).toBe(0)
    const file = path.join(tree.folder, 'es.json')
    const translation = translationSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    const untranslated = await tree.run('scripts/texts.ts', 'import', 'es.json')
    expect(untranslated.code).toBe(1)
    for (const text of Object.values(translation.texts)) text.translation = text.source
    await writeFile(file, JSON.stringify(translation))
    const imported = await tree.run('scripts/texts.ts', 'import', 'es.json')
    expect(imported.code, imported.output).toBe(0)
  })
})
