import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'
import { blockDefinitions } from './definitions.ts'
import { examplePage, examplesOf } from './example-pages.ts'

it('lists every folder that holds a block, by the name of the folder', () => {
  const folders = globSync('*/block.ts', { cwd: import.meta.dirname }).map(path.dirname)
  expect([...blockDefinitions.keys()].toSorted()).toEqual(folders.toSorted())
})

describe.each([...blockDefinitions.values()])('$type', ({ type, stylesheets, script = '' }) => {
  it('has two examples or more, each with an address of its own', () => {
    const ids = examplesOf(type).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('')
  })

  it.each(examplesOf(type))('resolves its example: $name', ({ id }) => {
    const page = examplePage(type, id)
    const resolved = page && resolvePage(page, blockDefinitions, '2026-06-01T12:00:00.000Z')
    expect(resolved?.problems).toEqual([])
    expect(resolved?.blockTypes).toContain(type)
  })

  it('names files that exist, each once', () => {
    const missing = [`${type}.astro`, ...stylesheets.map((name) => `${name}.css`), `${script}.astro`].filter(
      (file) => file !== '.astro' && filesNamed(file).length !== 1,
    )
    expect(missing).toEqual([])
  })
})

function filesNamed(file: string): string[] {
  return globSync(['blocks', 'src/components', 'src/block-rendering'].map((folder) => `${folder}/**/${file}`))
}
