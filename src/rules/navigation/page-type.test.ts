import { describe, expect, it } from 'vitest'
import { pageTypeOf, suppressesMiniCart } from './page-type.ts'

describe('pageTypeOf', () => {
  it.each([
    ['/en-us/p/shoes/icons/old-style-5205/name-AB000E9TBPG', 'product detail'],
    ['/en-us/trail-runner-pMW1001TR', 'product detail'],
    ['/en-us/c/women-1000', 'product listing'],
    ['/en-us/c/mens', 'product listing'],
    ['/en-us/womens-boots-c1234', 'product listing'],
    ['/fr-ca/cart', 'cart'],
    ['/en-us/account/orders', 'account'],
    ['/en-us/search', 'search'],
    ['/en-us/search-hub', 'search hub'],
    ['/de-de', 'home'],
    ['/de-de/', 'home'],
    ['/en-us/order-confirmation', 'order confirmation'],
    ['/en-us/checkout', 'checkout'],
    ['/en-us/stories/the-welt', 'other'],
  ])('%s is a %s page', (path, type) => {
    expect(pageTypeOf(path)).toBe(type)
  })
})

it('keeps the mini cart shut on the cart page only', () => {
  expect(suppressesMiniCart('/en-us/cart')).toBe(true)
  expect(suppressesMiniCart('/en-us/c/women-1000')).toBe(false)
  expect(suppressesMiniCart('/en-us/p/cart-bag-MW1001CB')).toBe(false)
})
