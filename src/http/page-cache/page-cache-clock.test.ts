import { beforeEach, expect, it } from 'vitest'
import { begin, fakeShop, home, textOf } from '#tests/fixtures/page-cache.ts'

let shop = fakeShop()
const ask = async (): Promise<string> =>
  textOf((await shop.cache.held(home)) ?? (await shop.cache.respond(home)))

beforeEach(() => {
  shop = fakeShop()
})

it('when the clock is set back: nothing of the future is sent', async () => {
  await ask()
  Object.assign(shop.state, { text: 'second', now: begin - 5_000 })
  expect(await ask()).toBe('second')
})

it('when the clock is set back: its content is looked at, though it was last looked at later', async () => {
  await ask()
  shop.state.now = begin + 30_000
  await ask()
  Object.assign(shop.state, { text: 'second', isSame: false, now: begin + 5_000 })
  expect(await ask()).toBe('second')
})

it('when the clock is set back: what failed or was passed on is tried again', async () => {
  await ask()
  shop.changed('listings')
  shop.state.status = 503
  await ask()
  Object.assign(shop.state, { text: 'second', status: 200, now: begin - 3_600_000 })
  expect(await ask()).toBe('second')
  shop.changed('listings')
  shop.state.rendered = { isPersonal: true }
  expect(await ask()).toBe('passed on')
  Object.assign(shop.state, { text: 'third', rendered: {}, now: begin - 7_200_000 })
  expect(shop.cache.passes(home)).toBe(false)
  expect(await ask()).toBe('third')
})
