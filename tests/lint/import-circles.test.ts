import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { importCircles } from '../../scripts/lint/import-circles.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

const trees: string[] = []

afterEach(async () => {
  for (const tree of trees.splice(0)) await rm(tree, { recursive: true })
})

const circlesOf = async (files: Record<string, string>): Promise<string[][]> => {
  const tree = await temporaryFolder('welt-circles-')
  trees.push(tree)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), text)
  }
  return importCircles(tree)
}

const listImporting = (text: string) => ({ 'blocks/list.ts': text })

it('has no file that imports itself by way of others', () => {
  expect(importCircles(process.cwd())).toEqual([])
})

it.each([
  ['an import', "import './a.astro'"],
  ['an import on demand', "export const late = () => import('./a.astro')"],
  ['an export', "export { a } from './a.astro'"],
  ['a glob', "export const all = import.meta.glob(['/blocks/*.astro'], { eager: true })"],
])('sees a circle through frontmatter and %s', async (_, text) => {
  const files = { ...listImporting(text), 'blocks/a.astro': "---\nimport '#blocks/list.ts'\n---\n<p>a</p>\n" }
  expect(await circlesOf(files)).toHaveLength(1)
})

it('sees a circle through the script of a component', async () => {
  const script = "<script>\nimport { all } from '#blocks/list.ts'\n</script>\n"
  const files = { ...listImporting("import './a.astro'"), 'blocks/a.astro': `<p>a</p>\n${script}` }
  expect((await circlesOf(files)).map((circle) => new Set(circle))).toEqual([
    new Set(['blocks/a.astro', 'blocks/list.ts']),
  ])
})

it('takes types for no import', async () => {
  const files = {
    ...listImporting("import './a.astro'"),
    'blocks/a.astro': "---\nimport type { A } from './list.ts'\n---\n<p>a</p>\n",
  }
  expect(await circlesOf(files)).toEqual([])
})
