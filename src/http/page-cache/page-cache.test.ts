import { beforeEach, describe, expect, it } from 'vitest'
import { begin, fakeShop, home, textOf } from '#tests/fixtures/page-cache.ts'
import { eventually } from '#tests/setup/eventually.ts'

let shop = fakeShop()
const ask = async (request = home): Promise<string> =>
  textOf((await shop.cache.held(request)) ?? (await shop.cache.respond(request)))

beforeEach(() => {
  shop = fakeShop()
})

it('renders a page once for all who ask at once, and for those who come after', async () => {
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['first', 'first', 'first'])
  expect(await ask()).toBe('first')
  expect(shop.render).toHaveBeenCalledTimes(1)
})

it('holds one variant for each combination of the facts that a page varies on', async () => {
  const { state } = shop
  state.rendered = { facts: new Map([['cart-not-empty', 'false']]) }
  expect(await ask()).toBe('first for 0')
  Object.assign(state, { units: 2, rendered: { facts: new Map([['cart-not-empty', 'true']]) } })
  expect(await ask()).toBe('first for 2')
  state.units = 5
  expect(await ask()).toBe('first for 2')
  state.units = 0
  expect(await ask()).toBe('first for 0')
  expect(shop.render).toHaveBeenCalledTimes(2)
})

it('gives nobody who waits a variant of somebody else', async () => {
  const { state } = shop
  let open = (): void => undefined
  state.gate = new Promise((resolve) => (open = resolve))
  state.rendered = { facts: new Map([['cart-not-empty', 'false']]) }
  const empty = ask()
  await Promise.resolve()
  Object.assign(state, { units: 1, rendered: { facts: new Map([['cart-not-empty', 'true']]) } })
  const full = ask()
  open()
  expect(await full).toBe('first for 1')
  expect(await empty).toMatch(/^first for /)
})

describe('what a page shows changes', () => {
  it('at its instant, to the millisecond', async () => {
    shop.state.rendered = { until: new Date(begin + 400).toISOString() }
    await ask()
    Object.assign(shop.state, { text: 'second', rendered: {}, now: begin + 399 })
    expect(await ask()).toBe('first')
    shop.state.now = begin + 400
    expect(await ask()).toBe('second')
  })

  it('by an invalidation of one of its tags, and of no other', async () => {
    await ask()
    shop.state.text = 'second'
    shop.changed('product/OTHER')
    expect(await ask()).toBe('first')
    shop.changed('listings')
    expect(await ask()).toBe('second')
  })

  it('while it is rendered: what was read before the change is sent to those who asked before it alone', async () => {
    const { state } = shop
    let open = (): void => undefined
    state.gate = new Promise((resolve) => (open = resolve))
    const early = ask()
    await eventually(() => expect(shop.render).toHaveBeenCalled())
    shop.changed('listings')
    Object.assign(state, { text: 'second', gate: Promise.resolve() })
    const late = ask()
    open()
    expect([await early, await late, await ask()]).toEqual(['first', 'second', 'second'])
  })

  it('while it is rendered: what was read before the change does not take the place of what was read after it', async () => {
    let open = (): void => undefined
    shop.state.gate = new Promise((resolve) => (open = resolve))
    const early = ask()
    await eventually(() => expect(shop.render).toHaveBeenCalled())
    shop.changed('listings')
    Object.assign(shop.state, { text: 'second', gate: Promise.resolve(), now: begin + 10 })
    const late = await ask()
    open()
    expect([await early, late, await ask()]).toEqual(['second', 'second', 'second'])
    expect(shop.render).toHaveBeenCalledTimes(2)
  })

  it('in its content: looked at in the background after half a second, before it is sent after a second', async () => {
    await ask()
    Object.assign(shop.state, { text: 'second', isSame: false, now: begin + 600 })
    expect(await ask()).toBe('first')
    await eventually(async () => expect(await ask()).toBe('second'))
    Object.assign(shop.state, { text: 'third', now: begin + 60_000 })
    expect(await ask()).toBe('third')
  })

  it('not at all: then it is not rendered again', async () => {
    await ask()
    for (let second = 1; second < 50; second += 1) {
      shop.state.now = begin + second * 1_000
      await ask()
    }
    expect(shop.render).toHaveBeenCalledTimes(1)
  })

  it('while nobody tells: it lives for two seconds', async () => {
    Object.assign(shop.state, { isHearing: false })
    await ask()
    Object.assign(shop.state, { text: 'second', now: begin + 2_001 })
    expect(await ask()).toBe('second')
  })

  it('where news may have been missed: everything is rendered again', async () => {
    await ask()
    shop.state.text = 'second'
    shop.missed()
    expect(await ask()).toBe('second')
  })
})

describe('a page that cannot be rendered', () => {
  it('is sent as it was while it is in force', async () => {
    shop.state.rendered = { until: new Date(begin + 60_000).toISOString() }
    await ask()
    shop.changed('listings')
    Object.assign(shop.state, { text: 'out of order', status: 503, rendered: {} })
    expect(await ask()).toBe('first')
    shop.state.now = begin + 60_000
    expect(await ask()).toBe('out of order')
    Object.assign(shop.state, { text: 'second', status: 200, now: begin + 62_000 })
    expect(await ask()).toBe('second')
  })

  it('is tried again at most once a second while an older one does', async () => {
    await ask()
    shop.changed('listings')
    Object.assign(shop.state, { status: 503 })
    for (let tries = 0; tries < 10; tries += 1) await ask()
    expect(shop.render).toHaveBeenCalledTimes(2)
  })

  it('is never held', async () => {
    Object.assign(shop.state, { text: 'out of order', status: 500 })
    expect(await ask()).toBe('out of order')
    Object.assign(shop.state, { text: 'first', status: 200 })
    expect(await ask()).toBe('first')
  })

  it('ends the request alone where rendering throws', async () => {
    shop.render.mockRejectedValueOnce(new Error('a bug'))
    await expect(ask()).rejects.toThrow('a bug')
    expect(await ask()).toBe('first')
  })
})

describe('a page in which something is missing that could not be had', () => {
  it('takes the place of none in which nothing is', async () => {
    await ask()
    shop.changed('listings')
    Object.assign(shop.state, { text: 'with a hole', isIncomplete: true })
    for (let tries = 0; tries < 10; tries += 1) expect(await ask()).toBe('first')
    expect(shop.render).toHaveBeenCalledTimes(2)
    Object.assign(shop.state, { text: 'second', isIncomplete: false, now: begin + 1_001 })
    expect(await ask()).toBe('second')
  })

  it('is held for a short while where there is no other', async () => {
    Object.assign(shop.state, { text: 'with a hole', isIncomplete: true })
    expect([await ask(), await ask()]).toEqual(['with a hole', 'with a hole'])
    expect(shop.render).toHaveBeenCalledTimes(1)
    Object.assign(shop.state, { text: 'second', isIncomplete: false, now: begin + 2_001 })
    expect(await ask()).toBe('second')
  })
})

it.each([
  ['that says something of one visitor', { isPersonal: true }, 200],
  ['that leads elsewhere', {}, 301],
  ['that is refused', {}, 403],
])('passes on a page %s, for a while without a try', async (_, rendered, status) => {
  Object.assign(shop.state, { rendered, status })
  expect([await ask(), await ask()]).toEqual(['passed on', 'passed on'])
  expect(shop.render).toHaveBeenCalledTimes(1)
  Object.assign(shop.state, { now: begin + 5_001, rendered: {}, status: 200 })
  expect(await ask()).toBe('first')
})

it('holds the pages of addresses that lead nowhere apart, and counts the addresses as memory', async () => {
  shop.state.status = 404
  expect((await shop.cache.respond(home))?.variant.status).toBe(404)
  expect((await shop.cache.held(home))?.status).toBe('hit')
  for (let count = 10; count < 60; count += 1)
    await shop.cache.respond({ ...home, key: `${home.key}?${count}${'0'.repeat(100_000)}` })
  expect(await shop.cache.held(home)).toBeUndefined()
})

it('lets go of the pages used least where they would take more than the merchant allows', async () => {
  shop = fakeShop(20_000)
  const pages = Array.from({ length: 20 }, (_, index) => ({ ...home, key: `${home.key}/${index}` }))
  const [first = home, second = home] = pages
  shop.state.text = 'x'.repeat(2_000)
  for (const page of pages) {
    await ask(page)
    await ask(first)
  }
  expect(await shop.cache.held(first)).toBeDefined()
  expect(await shop.cache.held(second)).toBeUndefined()
  expect(await ask(second)).toContain('xxx')
})

it('lets no flood of addresses that lead elsewhere take the place of a page', async () => {
  shop = fakeShop(20_000)
  await ask()
  shop.state.status = 301
  for (let count = 0; count < 100; count += 1) await ask({ ...home, key: `${home.key}?color=flood-${count}` })
  expect(await textOf(await shop.cache.held(home))).toBe('first')
})

it('holds a bounded number of variants of one page', async () => {
  for (let count = 0; count < 40; count += 1) {
    shop.state.rendered = { facts: new Map([[`experience/e${count}`, 'failed']]) }
    shop.changed('listings')
    await ask()
  }
  shop.state.rendered = {}
  expect(await ask()).toMatch(/first/)
})
