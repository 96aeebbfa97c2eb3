import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { announceShop, runningShop } from './running-shop.ts'

let folder = ''
let address = ''
const place = () => ({ WELT_DATA: folder, COMMERCE_ORIGIN: undefined, DATABASE_URL: undefined })
const server = createServer((_, answer) => answer.end('ok'))

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-running-'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
})

afterEach(async () => {
  await new Promise((done) => server.close(done))
  await rm(folder, { recursive: true })
})

it('finds the shop that runs on a data folder until it takes its address back', async () => {
  expect(await runningShop(folder)).toBeUndefined()
  const withdraw = await announceShop(place(), address)
  expect(await runningShop(folder)).toBe(address)
  await withdraw()
  expect(await runningShop(folder)).toBeUndefined()
})

it('does not take the address of a shop that ended without a word for one that runs', async () => {
  await announceShop(place(), 'http://127.0.0.1:9')
  expect(await runningShop(folder)).toBeUndefined()
})

it('is not noted where the database is shared or remote', async () => {
  await announceShop({ ...place(), DATABASE_URL: 'postgres://db.example/shop' }, address)
  await announceShop({ ...place(), COMMERCE_ORIGIN: 'https://commerce.example' }, address)
  expect(await runningShop(folder)).toBeUndefined()
})
