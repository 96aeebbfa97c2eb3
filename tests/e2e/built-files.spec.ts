import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './shop-test.ts'

test('no code the browser gets contains the schema library, the drivers or the server', async () => {
  const files = (await readdir('dist/client', { recursive: true })).filter((name) => name.endsWith('.js'))
  const foreign = /ZodObject|drizzle|node:fs|DATABASE_URL|SESSION_SECRET/
  const texts = await Promise.all(files.map((name) => readFile(join('dist/client', name), 'utf8')))
  expect(files.filter((_, index) => foreign.test(texts[index] ?? ''))).toEqual([])
})

test('every compressible file lies there compressed', async () => {
  const files = await readdir('dist/client', { recursive: true })
  const plain = files.filter((name) => /\.(?:js|css|svg|json)$/.test(name))
  expect(plain.filter((name) => !files.includes(`${name}.br`) || !files.includes(`${name}.gz`))).toEqual([])
})
