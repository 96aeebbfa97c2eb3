import { expect, it } from 'vitest'
import { isCrossOrigin, isSameOriginPost } from './same-origin.ts'

it.each([
  ['the shop itself', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }, false],
  ['an older browser on the shop', { origin: 'https://shop.example' }, true],
  ['an older browser elsewhere', { origin: 'https://evil.example' }, false],
  ['a hidden origin', { origin: 'null' }, false],
  ['nowhere', {}, false],
])('judges a post from %s', (_, headers, allowed) => {
  expect(isSameOriginPost(new Headers(headers), 'shop.example')).toBe(allowed)
})

it.each([
  ['the shop itself', { 'sec-fetch-site': 'same-origin' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['an older browser on the shop', { origin: 'https://shop.example' }, false],
  ['an older browser elsewhere', { origin: 'https://evil.example' }, true],
  ['a hidden origin', { origin: 'null' }, true],
  ['a program', {}, false],
])('knows whether a call from %s crosses origins', (_, headers, crosses) => {
  expect(isCrossOrigin(new Headers(headers), 'shop.example')).toBe(crosses)
})
