import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { promotionsFrom } from './promotions-from.ts'

const ten = {
  promotionId: 'TEN',
  class: 'ORDER',
  name: { en: 'Ten' },
  effect: { type: 'percent', percent: 10 },
}

const importing = async (text: string, given: { isDry?: boolean } = {}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'welt-promotions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'promotions.json')
  await writeFile(file, text)
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => print.mockRestore())
  const load = vi.fn(async () => ({ loaded: 1, removed: 0 }))
  const shop = { load, generateCodes: async () => [] }
  const code = await promotionsFrom(shop, { file, isDry: false, replaces: false, ...given })
  return { code, load, printed: print.mock.calls.map(([line]) => String(line)) }
}

it('loads a file of promotions', async () => {
  const { code, load, printed } = await importing(JSON.stringify({ promotions: [ten] }))
  expect({ code, printed }).toEqual({ code: 0, printed: ['1 promotions imported, 0 taken out.'] })
  expect(load).toHaveBeenCalledOnce()
})

it('writes nothing in a dry run', async () => {
  const { code, load, printed } = await importing(JSON.stringify({ promotions: [ten] }), { isDry: true })
  expect({ code, printed }).toEqual({ code: 0, printed: ['1 promotions can be imported.'] })
  expect(load).not.toHaveBeenCalled()
})

it.each([
  ['an unknown field', { ...ten, precent: 5 }, 'promotions[0]: Unrecognized key: "precent"'],
  ['a class that is none', { ...ten, class: 'CART' }, 'promotions[0].class: '],
  ['an effect of another class', { ...ten, effect: { type: 'bundlePrice' } }, 'promotions[0].effect.type: '],
  [
    'a percentage of its own',
    { ...ten, effect: { type: 'percent', percent: 130 } },
    'promotions[0].effect.percent: ',
  ],
  [
    'an amount that is none',
    { ...ten, effect: { type: 'amount', amount: { USD: '5,00' } } },
    'promotions[0].effect.amount.USD: is no amount of USD, such as 80.00',
  ],
  [
    'a day that is none',
    { ...ten, conditions: { from: '2026-13-01' } },
    'promotions[0].conditions.from: is no day of the calendar',
  ],
  [
    'a segment that is none',
    { ...ten, conditions: { segments: ['vip'] } },
    'promotions[0].conditions.segments[0]: ',
  ],
  ['no name', { ...ten, name: {} }, 'promotions[0].name: needs at least one language'],
  [
    'a tier of two thresholds',
    { ...ten, effect: { type: 'tiers', tiers: [{ units: 1, subtotal: { USD: '5' }, percent: 5 }] } },
    'promotions[0].effect.tiers[0]: begins at units or at a subtotal, one of the two',
  ],
])('refuses %s, and names its place', async (_, wrong, line) => {
  const { code, load, printed } = await importing(JSON.stringify({ promotions: [wrong] }))
  expect(code).toBe(1)
  expect(printed.join('\n')).toContain(`  ${line}`)
  expect(load).not.toHaveBeenCalled()
})

it('refuses ids and codes that are there twice', async () => {
  const coded = { ...ten, conditions: { coupon: { codes: [{ code: 'TEN-1' }, { code: 'ten1' }] } } }
  const { printed } = await importing(JSON.stringify({ promotions: [coded, ten] }))
  expect(printed).toEqual([
    'Refused:',
    '  promotions[0].conditions.coupon.codes[1].code: is there twice',
    '  promotions[1].promotionId: is there twice',
  ])
})

it('says so where the file is no JSON', async () => {
  await expect(importing('{')).rejects.toThrow('is no JSON')
})
