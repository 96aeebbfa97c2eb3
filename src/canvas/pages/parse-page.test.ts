import { expect, it } from 'vitest'
import { parsePage } from './parse-page.ts'

it('reads a page', () => {
  const parsed = parsePage({
    id: 'h',
    slug: 'home',
    metadata: { htmlTitle: 'Home' },
    sections: [{ name: 'main', items: [{ type: 'note' }] }],
  })
  expect(parsed).toEqual({
    ok: true,
    value: {
      id: 'h',
      slug: 'home',
      metadata: { htmlTitle: 'Home', htmlDescription: '' },
      sections: [{ name: 'main', items: [{ type: 'note' }] }],
    },
  })
})

it('keeps what is no section in its place, so that it can be reported there', () => {
  const broken = { name: 'late', publishAt: 'tomorrow', items: [] }
  const parsed = parsePage({ metadata: 'none', sections: ['x', broken] })
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      id: '',
      metadata: { htmlTitle: '', htmlDescription: '' },
      sections: [
        { name: '', items: ['x'] },
        { name: '', items: [broken] },
      ],
    },
  })
})

it.each([
  ['text', 'Invalid input: expected object, received string'],
  [{}, 'sections: Invalid input: expected array, received undefined'],
  [{ sections: [], publishAt: 'soon' }, 'publishAt: Invalid ISO datetime'],
])('refuses %j', (raw, error) => expect(parsePage(raw)).toEqual({ ok: false, error }))
