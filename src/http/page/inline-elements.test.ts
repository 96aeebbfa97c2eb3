import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sourceOf, sourcesInPage } from './inline-elements.ts'

const sources = (html: string) => sourcesInPage(Buffer.from(html))

it('tells the inline scripts and styles of a page, whatever their attributes', () => {
  expect(
    sources('<style data-sheets="a+b">p{}</style><script>go()</script><script src="/a.js"></script>'),
  ).toEqual(new Set([sourceOf('p{}'), sourceOf('go()')]))
})

it('misses none behind text that looks like one', () => {
  const page = fc.tuple(
    fc.string(),
    fc.constantFrom('<style', '<style>', '<script>', '</style>', '<script x'),
  )
  fc.assert(
    fc.property(fc.array(page, { maxLength: 20 }), fc.string(), (before, css) => {
      fc.pre(!css.includes('</style>'))
      const text = before.flat().join('')
      expect(sources(`<p title="${text}"></p><style>${css}</style>`)?.has(sourceOf(css)) ?? false).toBe(
        css !== '',
      )
    }),
  )
})

it('gives up on a page that has very many', () => {
  expect(sources(Array.from({ length: 100 }, (_, at) => `<style>${at}</style>`).join(''))).toBeUndefined()
})

it('reads a page that says the same a thousand times in no time', () => {
  expect(sources('<style>'.repeat(20_000))).toEqual(new Set())
})
