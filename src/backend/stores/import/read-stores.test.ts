import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { kindOfFile } from './file-kind.ts'
import { readStoreStockFile } from './read-store-stock.ts'
import { readStoreFile } from './read-stores.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-stores-'))
})
afterAll(() => rm(folder, { recursive: true }))

const fileOf = async (...lines: string[]): Promise<string> => {
  const file = path.join(folder, 'stores.csv')
  await writeFile(file, lines.join('\n'))
  return file
}

const header =
  'Store ID,Name,Address 1,City,Country,Postal code,Latitude,Longitude,Time zone,Monday,Friday,Exceptions,Services,Kind,Option type,Booking code'

it('reads a store with its hours, days that differ and services', async () => {
  const file = await fileOf(
    header,
    'no-1,Oslo,"Storgata 1, 2nd floor",Oslo,no,0155,59.9,10.7,Europe/Oslo,10:00-13:00 14:00-19:00,18:00-02:00,2026-12-24 10:00-14:00; 2026-12-25 closed,"pickup, returns",,,',
  )
  expect(await kindOfFile(file)).toBe('stores')
  const { stores, refusals } = await readStoreFile(file)
  expect(refusals).toEqual([])
  expect(stores).toEqual([
    {
      kind: 'store',
      storeId: 'no-1',
      slug: 'oslo-no-1',
      name: 'Oslo',
      address: { addressLine1: 'Storgata 1, 2nd floor', city: 'Oslo', countryCode: 'NO', postalCode: '0155' },
      latitude: 59.9,
      longitude: 10.7,
      timeZone: 'Europe/Oslo',
      openingHours: {
        week: {
          monday: [
            { opens: '10:00', closes: '13:00' },
            { opens: '14:00', closes: '19:00' },
          ],
          tuesday: [],
          wednesday: [],
          thursday: [],
          friday: [{ opens: '18:00', closes: '02:00' }],
          saturday: [],
          sunday: [],
        },
        exceptions: [
          { date: '2026-12-24', periods: [{ opens: '10:00', closes: '14:00' }] },
          { date: '2026-12-25', periods: [] },
        ],
      },
      services: ['pickup', 'returns'],
    },
  ])
})

it('reads a collection point, which needs what its carrier books it by', async () => {
  const point = 'p-1,Kiosk,Quay 2,Bergen,NO,5003,60.4,5.3,Europe/Oslo,,,,,collection point,LOCKER'
  const { stores } = await readStoreFile(await fileOf(header, `${point},NO-77`))
  expect(stores).toMatchObject([{ kind: 'collectionPoint', optionType: 'LOCKER', bookingCode: 'NO-77' }])
  const { refusals } = await readStoreFile(await fileOf(header, `${point},`))
  expect(refusals).toEqual([{ line: 2, column: 'booking code', reason: 'is empty' }])
})

it('names line and column of all that is wrong', async () => {
  const { stores, refusals, refusedIds } = await readStoreFile(
    await fileOf(
      header,
      'ok,A,1 Road,Town,GB,N1 1AA,51,0,Europe/London,,,,,,,',
      ',B,1 Road,Town,GB,N1 1AA,91,zero,Europe/Lundon,10-19,25:00-26:00,25 December,parking,kiosk,,',
      'ok,C,2 Road,Town,GB,N1 1AA,51,0,Europe/London,,,,,,,',
    ),
  )
  expect(stores.map(({ storeId }) => storeId)).toEqual(['ok'])
  expect(refusedIds).toEqual(['', 'ok'])
  expect(refusals.map(({ line, column }) => `${line} ${column}`)).toEqual([
    ...['3 kind', '3 monday', '3 friday', '3 exceptions'],
    '4 store id',
  ])
  const { refusals: others } = await readStoreFile(
    await fileOf(header, 'x,B,,Town,gbr,,91,zero,Europe/Lundon,,,,parking,,,'),
  )
  expect(others.map(({ column }) => column)).toEqual([
    'address 1',
    'country',
    'latitude',
    'longitude',
    'time zone',
    'services',
  ])
})

test.each([
  ['Store ID,Name,Time zone', 'The header lacks: address 1, city, country, latitude, longitude.'],
  [`${header},Colour`, 'The header has columns that are not known: Colour.'],
  [`${header},Name`, 'The header has the column name twice.'],
])('refuses the header %s', async (line, message) => {
  await expect(readStoreFile(await fileOf(line, 'x'))).rejects.toThrow(message)
})

it('reads what stores have in stock', async () => {
  const file = await fileOf('store id;sku;quantity', 'a;BOOT-8;3', 'a;BOOT-8;4', 'a;;1', 'b;BOOT-9;many')
  expect(await kindOfFile(file)).toBe('storeStock')
  const { updates, refusals, lineOf } = await readStoreStockFile(file)
  expect(updates).toEqual([{ storeId: 'a', code: 'BOOT-8', quantity: 4 }])
  expect(updates.map(lineOf)).toEqual([3])
  expect(refusals).toMatchObject([
    { line: 4, column: 'upc or sku', reason: 'is empty' },
    { line: 5, column: 'quantity' },
  ])
})

it('takes a file of products for no file of stores', async () => {
  expect(await kindOfFile(await fileOf('Handle,Title,Store ID note', 'x,y'))).toBe('other')
})
