import { expect, it } from 'vitest'
import { couponErrorText } from './coupon-error-text.ts'

const texts = {
  byCode: { GEN500: 'Sorry', PRM130: 'Unknown', PRM150: 'Not yet' },
  maximum: '',
  fullCart: '',
  missing: {
    money: '{amount} more',
    units: '{count, plural, one {# more item} other {# more items}}',
    items: 'Nothing for it',
  },
}

it.each([
  ['each code in its own words', 'PRM130', {}, 'Unknown'],
  ['the amount that is missing', 'PRM150', { distance: 1250, unit: 'USD' }, '$12.50 more'],
  ['the units that are missing', 'PRM150', { distance: 2, unit: 'units' }, '2 more items'],
  ['that the cart has nothing it is for', 'PRM150', { reason: 'items' }, 'Nothing for it'],
  ['that conditions are not met where nobody knows by how much', 'PRM150', { reason: 'gift' }, 'Not yet'],
])('tells %s', (_, errorId, additionalInfo, text) => {
  expect(couponErrorText({ errorId, message: '', additionalInfo }, texts, 'en-us')).toBe(text)
})
