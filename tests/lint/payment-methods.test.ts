import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paymentMethods } from '#src/contract/payments/tenders.ts'

const table = 'src/contract/payments/tenders.ts'
const files = globSync('{src,blocks,islands,content-adapters,scripts,demo}/**/*.{ts,tsx,astro}').filter(
  (file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'),
)

/** The ways to pay that a text names one by one, as values or types; keys of a record are held by the compiler. */
const listed = (text: string): string[] => paymentMethods.filter((method) => text.includes(`'${method}'`))

it('lists ways to pay in their table alone', () => {
  expect(files.length).toBeGreaterThan(500)
  const lists = files.filter((file) => file !== table && listed(readFileSync(file, 'utf8')).length >= 3)
  expect(lists).toEqual([])
})

it('finds a list that is kept by hand', () => {
  const list = "const ways = ['CREDIT_CARD', 'KLARNA', 'PAYPAL'] as const"
  expect(listed(list)).toEqual(['CREDIT_CARD', 'KLARNA', 'PAYPAL'])
})
