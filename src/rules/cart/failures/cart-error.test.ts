import { expect, it } from 'vitest'
import { endsCart, failureOfChange, isToldByToast, needsRefetch, placeOfNotice } from './cart-error.ts'

const failure = (errorId: string) => ({ errorId, message: '', additionalInfo: {} })

it.each([
  ['INV405', 'item'],
  ['PRC400', 'item'],
  ['INV407', 'cart'],
  ['GEN500', 'cart'],
  ['AUT498', undefined],
  ['AUT403', undefined],
  ['XYZ1', 'cart'],
])('shows %s at the %s', (errorId, place) => {
  expect(placeOfNotice({ errorId })).toBe(place)
})

it('tells a gift that cannot be added by a toast, and one that there cannot be more of as the maximum', () => {
  expect(isToldByToast(failureOfChange('add', failure('GWP403')))).toBe(true)
  expect(failureOfChange('quantity', failure('GWP403')).errorId).toBe('INV408')
  expect(failureOfChange('quantity', failure('INV405')).errorId).toBe('INV405')
})

it('knows what makes the cart worth reading again, and what ends it', () => {
  expect(['NETWORK', 'INV701', 'INV408', 'BSK404'].filter((errorId) => needsRefetch({ errorId }))).toEqual([
    'NETWORK',
    'INV701',
  ])
  expect(endsCart({ errorId: 'AUT498' })).toBe(true)
  expect(endsCart({ errorId: 'BSK404' })).toBe(false)
})
