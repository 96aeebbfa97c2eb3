import { expect, it } from 'vitest'
import { deliveryTimeText } from './delivery-time.ts'

const three = { deliveryTime: '3–5 business days', earliest: '2026-11-26', latest: '2026-11-30' }

it('tells between which days a delivery comes, as the site writes days', () => {
  const english = deliveryTimeText(three, { locale: 'en-us' })
  expect(english.replaceAll(/\s/g, ' ')).toBe('3–5 business days · Thu, Nov 26 – Mon, Nov 30')
  expect(deliveryTimeText(three, { locale: 'de-de' })).toContain('Mo')
})

it('tells one day once, and none where it is not known', () => {
  const today = { deliveryTime: 'Today', earliest: '2026-11-26', latest: '2026-11-26' }
  expect(deliveryTimeText(today, { locale: 'en-us' })).toBe('Today · Thu, Nov 26')
  expect(deliveryTimeText({ deliveryTime: 'Within an hour' }, { locale: 'en-us' })).toBe('Within an hour')
})
