import { describe, expect, it } from 'vitest'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { menuOfCatalogue } from './menu-of-catalogue.ts'

const menuWith = (...urls: string[]): ResolvedPage => ({
  id: 'menu',
  slug: 'menu',
  metadata: { htmlTitle: '', htmlDescription: '' },
  live: true,
  blockTypes: ['mega-menu'],
  problems: [],
  sections: [
    {
      name: 'menu',
      path: 'sections[0]',
      items: [
        {
          kind: 'block',
          type: 'mega-menu',
          path: 'sections[0].items[0]',
          props: { items: urls.map((url) => ({ id: url, title: url, target: { url } })) },
        },
      ],
    },
  ],
})
const root = (categoryId: string, name: string) => ({
  categoryId,
  name,
  url: `/en-us/c/${name}-${categoryId}`,
})
const titles = (menu: ResolvedPage): unknown =>
  menu.sections.flatMap(({ items }) => items.map((item) => item.kind === 'block' && item.props['items']))

describe('the menu of a catalogue', () => {
  it('is the editors’ own while the catalogue has what it names', () => {
    const menu = menuWith('/c/women-1000', '/stories/the-welt')
    expect(menuOfCatalogue(menu, [root('1000', 'women')], 'More')).toBe(menu)
  })

  it('takes a year at the end of a slug for part of the slug', () => {
    const menu = menuWith('/c/summer-2026')
    expect(menuOfCatalogue(menu, [root('5000', 'summer-2026')], 'More')).toBe(menu)
  })

  it('loses entries whose category is gone and gains categories it lacks', () => {
    const menu = menuWith('/c/women-1000', '/stories/the-welt')
    const shown = menuOfCatalogue(menu, [root('2000', 'boots')], 'More')
    expect(titles(shown)).toMatchObject([[{ title: '/stories/the-welt' }, { title: 'boots' }]])
    expect(menuOfCatalogue(menu, [root('2000', 'boots')], 'More')).toBe(shown)
    expect(titles(menuOfCatalogue(menu, [root('3000', 'tees')], 'More'))).toMatchObject([
      [{ title: '/stories/the-welt' }, { title: 'tees' }],
    ])
  })

  it('stays usable when a catalogue brings sixty categories', () => {
    const roots = Array.from({ length: 60 }, (_, index) => root(String(2000 + index), `type-${index}`))
    const [items] = [titles(menuOfCatalogue(menuWith('/stories/the-welt'), roots, 'More'))].flat()
    expect(items).toHaveLength(9)
    expect(items).toMatchObject({
      1: { title: 'type-0', columns: [] },
      8: { title: 'More', columns: { length: 6 } },
    })
    expect(JSON.stringify(items)).toContain('/en-us/c/type-59-2059')
  })
})
