import { describe, expect, it } from 'vitest'
import { jsonSchemaOf } from '#src/canvas/define-block.ts'
import { resolvePage } from '#src/canvas/resolve-page.ts'
import { categoryCardsExamples } from './category-cards/category-cards.examples.ts'
import { collectionExamples } from './collection/collection.examples.ts'
import { blockDefinitions } from './definitions.ts'
import { footerExamples } from './footer/footer.examples.ts'
import { heroBannerExamples } from './hero-banner/hero-banner.examples.ts'
import { linkedCardExamples } from './linked-card/linked-card.examples.ts'
import { megaMenuExamples } from './mega-menu/mega-menu.examples.ts'
import { richTextExamples } from './rich-text/rich-text.examples.ts'
import { spacerExamples } from './spacer/spacer.examples.ts'
import { splitBannerExamples } from './split-banner/split-banner.examples.ts'

const examples: Record<string, Record<string, object>> = {
  'mega-menu': megaMenuExamples,
  'hero-banner': heroBannerExamples,
  'split-banner': splitBannerExamples,
  'rich-text': richTextExamples,
  'category-cards': categoryCardsExamples,
  collection: collectionExamples,
  'linked-card': linkedCardExamples,
  spacer: spacerExamples,
  footer: footerExamples,
}

it('has examples of every block', () => {
  expect(Object.keys(examples)).toEqual([...blockDefinitions.keys()])
})

describe.each(Object.entries(examples))('%s', (type, entries) => {
  it.each(Object.entries(entries))('resolves its example: %s', (_, entry) => {
    const sections = [{ name: 'main', items: [{ type, ...entry }] }]
    const page = { id: '', slug: '', metadata: { htmlTitle: '', htmlDescription: '' }, sections }
    const resolved = resolvePage(page, blockDefinitions, '2026-06-01T12:00:00.000Z')
    expect(resolved.problems).toEqual([])
    expect(resolved.blockTypes).toContain(type)
  })

  it('has a JSON Schema for content models', () => {
    const definition = blockDefinitions.get(type)
    expect(definition && jsonSchemaOf(definition)).toMatchObject({ properties: { type: { const: type } } })
  })
})
