import { describe, expect, it } from 'vitest'
import {
  productIdOfPath,
  readDetailPath,
  readListingPath,
  readSecondDetailPath,
  readSecondListingPath,
} from './shop-path.ts'

describe('readListingPath', () => {
  it.each([
    ['women-1000', { slug: 'women', categoryId: '1000' }],
    ['women/shoes/trail-running-1111/', { slug: 'women/shoes/trail-running', categoryId: '1111' }],
    ['mens', { slug: 'mens' }],
    ['gifts-2930/4', { slug: 'gifts', categoryId: '2930', page: 4 }],
    ['1234567890', { slug: '', categoryId: '1234567890' }],
  ])('%s', (path, read) => {
    expect(readListingPath(path)).toEqual(read)
  })

  it('takes an id of three or eleven digits for part of the slug', () => {
    expect(readListingPath('gifts-293')).toEqual({ slug: 'gifts-293' })
    expect(readListingPath('gifts-12345678901')).toEqual({ slug: 'gifts-12345678901' })
  })

  it('refuses an empty path', () => {
    expect(readListingPath('')).toBeUndefined()
  })
})

describe('readDetailPath', () => {
  it.each([
    ['fell-runner-MW1001TR', { slug: 'fell-runner', productId: 'MW1001TR' }],
    [
      'shoes/icons/old-style-5205/name-AB000E9TBPG',
      { slug: 'shoes/icons/old-style-5205/name', productId: 'AB000E9TBPG' },
    ],
  ])('%s', (path, read) => {
    expect(readDetailPath(path)).toEqual(read)
  })

  it.each(['fell-runner', 'fell-runner-MW1001T', 'fell-runner-MW1001TR0000', 'fell-runner-mw1001tr'])(
    'refuses %s',
    (path) => {
      expect(readDetailPath(path)).toBeUndefined()
    },
  )
})

describe('the second forms', () => {
  it('end in -c and digits, or -p and an id', () => {
    expect(readSecondListingPath('women/boots-c1234')).toEqual({ slug: 'women/boots', categoryId: '1234' })
    expect(readSecondListingPath('boots-c1234/2')).toEqual({ slug: 'boots', categoryId: '1234', page: 2 })
    expect(readSecondDetailPath('fell-runner-pMW1001TR')).toEqual({
      slug: 'fell-runner',
      productId: 'MW1001TR',
    })
  })

  it('refuse ids of a wrong length', () => {
    expect(readSecondListingPath('boots-c123')).toBeUndefined()
    expect(readSecondListingPath('boots-c1234567')).toBeUndefined()
    expect(readSecondDetailPath('fell-runner-pMW1')).toBeUndefined()
  })
})

it.each([
  ['/en-us/p/hill-boot-MW1201HB', 'MW1201HB'],
  ['/en-us/p/shoes/icons/name-AB000E9TBPG', 'AB000E9TBPG'],
  ['/fr-ca/hill-boot-pMW1201HB', 'MW1201HB'],
  ['/en-us/c/women-1000', undefined],
  ['/en-us', undefined],
  ['/en-us/stories/the-welt', undefined],
])('the product of %s is %s', (path, id) => expect(productIdOfPath(path)).toBe(id))
