import { expect, it } from 'vitest'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { popUpsFor } from './pop-ups-for.ts'

const popUps = (...pageTypes: (string[] | undefined)[]): ResolvedPage => ({
  id: 'popups',
  slug: 'popups',
  metadata: { htmlTitle: '', htmlDescription: '' },
  live: true,
  blockTypes: ['pop-up'],
  problems: [],
  sections: [
    {
      name: 'popups',
      path: 'sections[0]',
      items: pageTypes.map((types, index) => ({
        kind: 'block',
        type: 'pop-up',
        path: `sections[0].items[${index}]`,
        props: { id: `p${index}`, pageTypes: types },
      })),
    },
  ],
})

it('keeps the pop-ups of a kind of page, in their order', () => {
  const page = popUpsFor(popUps(undefined, ['cart'], ['home', 'other']), 'home')
  expect(page?.sections[0]?.items).toMatchObject([{ props: { id: 'p0' } }, { props: { id: 'p2' } }])
})

it('is nothing where none suits', () => {
  expect(popUpsFor(popUps(['cart']), 'home')).toBeUndefined()
  expect(popUpsFor(undefined, 'home')).toBeUndefined()
})
