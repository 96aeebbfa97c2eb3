import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDeliveryMethods } from './read-delivery-methods.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-delivery-'))
})
afterAll(() => rm(folder, { recursive: true }))

const standard = {
  code: 'standard',
  countries: ['US'],
  label: { en: 'Standard' },
  prices: { USD: [{ price: '5.95' }, { from: '75', price: '0' }] },
  days: { min: 3, max: 5 },
}
const read = async (method: object) => {
  const file = path.join(folder, 'methods.json')
  await writeFile(file, JSON.stringify({ methods: [{ ...standard, ...method }] }))
  return readDeliveryMethods(file)
}

it('reads the methods of the demo shop', async () => {
  expect((await readDeliveryMethods('demo/delivery-methods.json')).map(({ code }) => code)).toContain('pudo')
})

it('reads a method with its defaults', async () => {
  expect(await read({})).toEqual([
    {
      ...standard,
      prices: {
        USD: [
          { from: '0', price: '5.95' },
          { from: '75', price: '0' },
        ],
      },
      servesPostBoxes: false,
    },
  ])
})

it.each<[string, object]>([
  ['methods[0].code', { code: 'digital' }],
  ['methods[0].prices.USD', { prices: { USD: [{ price: 'free' }] } }],
  ['methods[0].prices.USD', { prices: { USD: [{ from: '10', price: '1' }] } }],
  ['methods[0].prices.USD', { prices: { USD: [{ price: '5' }, { price: '0' }] } }],
  ['methods[0].days', { days: { min: 5, max: 3 } }],
  ['methods[0].cutOff', { cutOff: '2 pm' }],
])('refuses a wrong file by the field: %s', async (field, method) => {
  await expect(read(method)).rejects.toThrow(field)
})
