import { describe, expect, it } from 'vitest'
import { encodingFor } from './compress.ts'

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', 'text/html; charset=utf-8', 5000, 'br'],
    ['gzip', 'application/json', 5000, 'gzip'],
    ['br;q=0, gzip', 'text/html', 5000, 'gzip'],
    ['br;q=0, *;q=0.1', 'text/html', 5000, 'gzip'],
    ['gzip;q=1, br;q=0.2', 'text/html', 5000, 'br'],
    ['bro, x-gzip', 'text/html', 5000, undefined],
    ['br', 'image/avif', 5000, undefined],
    ['br', 'text/html', 100, undefined],
    [undefined, 'text/html', 5000, undefined],
  ])('%s of %s, %d bytes: %s', (accepted, type, bytes, encoding) => {
    expect(encodingFor(accepted, type, bytes)).toBe(encoding)
  })
})
