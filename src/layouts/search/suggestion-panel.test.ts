// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import texts from '#src/messages/en/search.json' with { type: 'json' }
import { createSearchSuggestions, type SearchSuggestions } from '#src/stores/search-suggestions.ts'
import { showSuggestions } from './suggestion-panel.ts'

const found: SearchSuggestions = {
  q: 'boo',
  queries: ['boots', 'boot socks'],
  products: [],
  categories: [{ categoryId: '1300', name: 'Boots', url: '/en-us/c/women/boots-1300', within: 'Women' }],
}

const open = (ask: () => Promise<SearchSuggestions | undefined> = async () => found) => {
  document.body.innerHTML = '<form role="search"><input name="q" type="search"></form>'
  const form = document.querySelector('form')
  const field = document.querySelector('input')
  if (!form || !field) throw new Error('There is no form.')
  const suggestions = createSearchSuggestions(ask, {
    set: (act) => act(),
    clear: () => undefined,
  })
  field.focus()
  showSuggestions(field, form, suggestions, {
    texts,
    locale: 'en-us',
    pictureTemplate: '',
    linkTo: (path) => `/en-us${path}`,
  })
  const list = document.querySelector('[role=listbox]')
  const panel = list?.parentElement
  if (!list || !panel) throw new Error('There is no panel.')
  return {
    form,
    field,
    panel,
    type: async (text: string) => {
      field.value = text
      field.dispatchEvent(new Event('input'))
      await Promise.resolve()
    },
    press: (key: string, more: KeyboardEventInit = {}) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more })),
    active: () => {
      const id = field.getAttribute('aria-activedescendant')
      return id === null ? undefined : document.querySelector(`#${id}`)?.textContent
    },
    told: () => form.querySelector('[role=status]')?.textContent,
    options: () => [...list.querySelectorAll('[role=option]')].map(({ textContent }) => textContent),
  }
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset['region'] = 'NORA'
})

it('suggests in groups what the query may become', async () => {
  const { type, options, panel, field } = open()
  expect(panel.hidden).toBe(true)
  await type('boo')
  expect(panel.hidden).toBe(false)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(options()).toEqual(['boots', 'boot socks', 'Boots in Women'])
  const groups = [...panel.querySelectorAll('[role=group]')]
  expect(
    groups.map((group) => document.querySelector(`#${group.getAttribute('aria-labelledby')}`)?.textContent),
  ).toEqual(['Search for', 'Categories'])
})

it('is gone through by keys, round and round', async () => {
  const { type, press, active, panel, field } = open()
  await type('boo')
  press('ArrowDown')
  expect(active()).toBe('boots')
  press('ArrowUp')
  expect(active()).toBe('Boots in Women')
  press('Home')
  expect(active()).toBe('boots')
  press('End')
  press('ArrowDown')
  expect(active()).toBe('boots')
  press('Escape')
  expect([panel.hidden, active(), field.value]).toEqual([true, undefined, 'boo'])
  press('ArrowDown', { altKey: true })
  expect([panel.hidden, active()]).toEqual([false, undefined])
  press('ArrowUp', { altKey: true })
  press('Escape')
  expect(field.value).toBe('')
})

it('follows the active option, else leaves the query to the form', async () => {
  const { type, press } = open()
  await type('boo')
  expect(press('Enter')).toBe(true)
  const click = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', click, { once: true })
  press('ArrowDown')
  expect(press('Enter')).toBe(false)
  expect(click).toHaveBeenCalledOnce()
})

it('says when there is nothing, and when suggestions cannot be had', async () => {
  const none = open(async () => ({ q: 'xyz', queries: [], products: [], categories: [] }))
  await none.type('xyz')
  expect([none.panel.hidden, none.field.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  expect(none.panel.textContent).toContain('No suggestions.')
  const failed = open(async () => undefined)
  await failed.type('boo')
  expect(failed.panel.hidden).toBe(false)
  expect(failed.panel.textContent).toContain(texts.failed)
  expect(failed.told()).toBe(texts.failed)
})

it('says aloud how many there are, but not of a panel that was closed meanwhile', async () => {
  const shown = open()
  await shown.type('boo')
  expect(shown.told()).toBe('3 suggestions')
  const late = Promise.withResolvers<SearchSuggestions>()
  const closed = open(() => late.promise)
  await closed.type('boo')
  closed.press('Escape')
  late.resolve(found)
  await late.promise
  await Promise.resolve()
  expect([closed.options().length, closed.panel.hidden, closed.told()]).toEqual([3, true, ''])
})

it('remembers searches where functional storage is allowed, until they are cleared', async () => {
  const first = open()
  first.field.value = 'red boots'
  first.form.dispatchEvent(new Event('submit'))
  const second = open()
  expect(second.options()).toEqual(['red boots'])
  second.panel.querySelector('button')?.click()
  expect(open().options()).toEqual([])

  document.documentElement.dataset['region'] = 'EMEA'
  const unasked = open()
  unasked.field.value = 'red boots'
  unasked.form.dispatchEvent(new Event('submit'))
  expect({ ...localStorage }).toEqual({})
})
