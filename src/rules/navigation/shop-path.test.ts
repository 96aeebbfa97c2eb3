import { describe, expect, it } from 'vitest'
import {
  productIdOfPath,
  readDetailPath,
  readListingPath,
  readListingPlaces,
  readSecondDetailPath,
  readSecondListingPath,
} from './shop-path.ts'

describe('readListingPlaces', () => {
  it.each([
    ['women-1000', [{ slug: 'women', categoryId: '1000' }, { slug: 'women-1000' }]],
    [
      'women/shoes/trail-running-1111/',
      [{ slug: 'women/shoes/trail-running', categoryId: '1111' }, { slug: 'women/shoes/trail-running-1111' }],
    ],
    ['mens', [{ slug: 'mens' }]],
    ['summer-2026', [{ slug: 'summer', categoryId: '2026' }, { slug: 'summer-2026' }]],
    ['gifts-293/4', [{ slug: 'gifts-293', page: 4 }, { slug: 'gifts-293/4' }]],
    [
      'gifts-2930/4',
      [
        { slug: 'gifts', categoryId: '2930', page: 4 },
        { slug: 'gifts-2930', page: 4 },
        { slug: 'gifts-2930/4' },
      ],
    ],
    ['1234567890', [{ slug: '', categoryId: '1234567890' }, { slug: '1234567890' }]],
    ['gifts-293', [{ slug: 'gifts-293' }]],
    ['gifts-12345678901', [{ slug: 'gifts-12345678901' }]],
    ['', []],
  ])('%s', (path, places) => {
    expect(readListingPlaces(path)).toEqual(places)
  })

  it('has the likeliest first', () => {
    expect(readListingPath('women-1000')).toEqual({ slug: 'women', categoryId: '1000' })
  })
})

describe('readDetailPath', () => {
  it.each([
    ['fell-runner-MW1001TR', { slug: 'fell-runner', productId: 'MW1001TR' }],
    ['fell-runner-mw1001tr', { slug: 'fell-runner', productId: 'MW1001TR' }],
    [
      'shoes/icons/old-style-5205/name-AB000E9TBPG',
      { slug: 'shoes/icons/old-style-5205/name', productId: 'AB000E9TBPG' },
    ],
  ])('%s', (path, read) => {
    expect(readDetailPath(path)).toEqual(read)
  })

  it.each(['fell-runner', 'fell-runner-MW1001T', 'fell-runner-MW1001TR0000'])('refuses %s', (path) => {
    expect(readDetailPath(path)).toBeUndefined()
  })
})

describe('the second forms', () => {
  it('end in -c and digits, or -p and an id', () => {
    expect(readSecondListingPath('women/boots-c1234')).toEqual({ slug: 'women/boots', categoryId: '1234' })
    expect(readSecondListingPath('boots-c1234/2')).toEqual({ slug: 'boots', categoryId: '1234', page: 2 })
    for (const path of ['fell-runner-pMW1001TR', 'fell-runner-pmw1001tr', 'fell-runner-PMw1001Tr'])
      expect(readSecondDetailPath(path)).toEqual({ slug: 'fell-runner', productId: 'MW1001TR' })
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
