import { expect, it } from 'vitest'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { hasPromotion } from './has-promotion.ts'

const pageOf = (props: Record<string, unknown>): ResolvedPage => ({
  id: '',
  slug: '',
  metadata: { htmlTitle: '', htmlDescription: '' },
  live: true,
  sections: [{ name: 'main', path: '', items: [{ kind: 'block', type: 'a', path: '', props }] }],
  blockTypes: ['a'],
  problems: [],
})

const promotionTracking = { id: 'autumn', name: 'Autumn' }

it.each([
  ['no block has one', { title: 'a' }, false],
  ['the field is there without value', { promotionTracking: undefined }, false],
  ['a block has one', { promotionTracking }, true],
  ['a block within a block has one', { items: [{ kind: 'block', props: { promotionTracking } }] }, true],
])('where %s', (_, props, expected) => {
  expect(hasPromotion(pageOf(props))).toBe(expected)
})
