import { describe, expect, it } from 'vitest'
import { changesAround, otherParameters, previewAddress, publicAddress } from './preview-links.ts'

const url = new URL(
  'http://shop.test/en-us/c/boots-1100?page=2&preview=true&previewDateTime=2026-06-01T00:00:00.000Z&p13n_testcontext={}',
)

describe('the changes around a moment', () => {
  const window = { since: '2026-06-01T02:00:00+02:00', until: '2026-07-01T00:00:00Z' }

  it('are the instants nearest to it', () => {
    expect(changesAround(window, '2026-06-15T00:00:00.000Z')).toEqual({
      previous: '2026-06-01T00:00:00.000Z',
      next: '2026-07-01T00:00:00.000Z',
    })
  })

  it('lead on from a change to what showed before it', () => {
    expect(changesAround(window, '2026-06-01T00:00:00.000Z').previous).toBe('2026-05-31T23:59:59.999Z')
  })

  it('are missing where nothing changes', () => {
    expect(changesAround({}, '2026-06-01T00:00:00.000Z')).toEqual({ previous: undefined, next: undefined })
  })
})

it('leads to another instant, to now and out of the preview, on the same page', () => {
  expect(previewAddress(url, '2026-07-01T00:00:00.000Z')).toBe(
    '/en-us/c/boots-1100?page=2&preview=true&previewDateTime=2026-07-01T00%3A00%3A00.000Z&p13n_testcontext=%7B%7D',
  )
  expect(previewAddress(url, undefined)).not.toContain('previewDateTime')
  expect(publicAddress(url)).toBe('/en-us/c/boots-1100?page=2')
  expect(publicAddress(new URL('http://shop.test/en-us?preview=true'))).toBe('/en-us')
  expect(otherParameters(url)).toEqual([['page', '2']])
})
