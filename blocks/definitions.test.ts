import { describe, expect, it } from 'vitest'
import { resolvePage } from '#src/canvas/resolve-page.ts'
import { blockDefinitions } from './definitions.ts'
import { examplePage, examplesOf } from './example-pages.ts'
import { blockExamples } from './examples.ts'

it('has examples of every block', () => {
  expect(Object.keys(blockExamples).toSorted()).toEqual([...blockDefinitions.keys()].toSorted())
})

describe.each([...blockDefinitions.keys()])('%s', (type) => {
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
})
