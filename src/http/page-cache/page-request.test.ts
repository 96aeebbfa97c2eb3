import { describe, expect, it } from 'vitest'
import { pageRequestOf, renderingRequest } from './page-request.ts'

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageRequestOf({ method, url: `https://shop.example${path}` }, headers, ['tagId', 'shown'])

it.each([
  ['/en-us', '/en-us'],
  ['/en-us?utm_source=mail&gclid=1', '/en-us'],
  ['/en-us/c/women-1000?sort=price-asc&utm_source=mail&page=2', '/en-us/c/women-1000?page=2&sort=price-asc'],
  ['/en-us/c?page=99', '/en-us/c?page=99'],
  ['/en-us/c?utm_source=mail&color=blue&sort=newest', '/en-us/c?sort=newest&color=blue'],
  ['/en-us/c?sort=featured&page=1', '/en-us/c'],
  ['/en-us/c?sort=flood-1&page=first', '/en-us/c'],
  ['/en-us/c?page=2&page=3&sort=newest&sort=rating', '/en-us/c?page=2&sort=newest'],
  ['/en-us/c/women-1000?color=blue&sort=featured&page=1', '/en-us/c/women-1000?color=blue'],
  ['/en-us/stores?page=1', '/en-us/stores'],
  ['/en-us/help?color=blue', '/en-us/help'],
  ['/en-us/p/boot-FELLBOOT1?color=red&page=2', '/en-us/p/boot-FELLBOOT1?color=red'],
  ['/en-us/stories?tagId=care&tagId=repair&x=1', '/en-us/stories?tagId=care&tagId=repair'],
  ['/en-us/help?enrollment_marketing_source=mail', '/en-us/help?enrollment_marketing_source=mail'],
])('knows the page of %s as %s', (path, key) => {
  expect(request(path)?.key).toBe(`https://shop.example${key}`)
})

describe('passes on', () => {
  it.each([
    '/',
    '/robots.txt',
    '/xx-yy/help',
    '/en-us/../secret',
    '/en-us/%2e/help',
    '/en-us/h%65lp',
    '/en-us/%73earch?q=boot',
    '/en-us/%c3%a9',
    '/en-us//help',
    '/EN-US/help',
    '/en-us/cart',
    '/en-us/cookie-settings',
    '/en-us/search?q=boot',
    '/en-us/c?color=blue,red',
    '/en-us/c?color=blue&price-from=&price-to=',
    '/en-us/c/women-1000?size=M%20M',
    '/en-us/c?color=blue&size=m',
    '/en-us/c/women-1000?price=50-100',
    '/en-us/checkout',
    '/en-us/account',
    '/en-us/-/variant/page/home',
    '/en-us/gallery',
    '/en-us?preview=true',
    '/en-us?p13n_testcontext=x',
    '/en-us?localePath=fr-ca',
    '/en-us/p/boot-FELLBOOT1?error=BSK409',
    '/en-us/p/boot-FELLBOOT1?color=red&color=blue',
    '/en-us/p/boot-FELLBOOT1?color=red&variant=upc-1',
    '/en-us/c?page=10001',
    '/en-us/p/boot-FELLBOOT1?judged=voted',
    '/en-us/reviews/FELLBOOT1',
  ])('%s', (path) => {
    expect(request(path)).toBeUndefined()
  })

  it.each([
    ['an editor', { cookie: 'a=1; welt_editor=x' }],
    ['credentials', { authorization: 'Bearer x' }],
    ['a body', { 'content-length': '3' }],
  ])('%s', (_, headers) => {
    expect(request('/en-us', headers)).toBeUndefined()
  })

  it('whatever is no reading', () => {
    expect(request('/en-us', {}, 'POST')).toBeUndefined()
  })
})

it('renders by a request that carries facts, consent, its signal and experiment id, and nothing else of the visitor', () => {
  const cookie =
    'welt_session=secret; welt_visitor=%7B%7D; other=1; OptanonConsent=x; welt_visitor_id=visitor-1'
  const headers = { cookie, 'sec-gpc': '1', 'user-agent': 'x', 'accept-language': 'fr' }
  const page = request('/en-us?utm_source=mail', headers)
  const rendering = page && renderingRequest(page)
  expect(rendering?.url).toBe('https://shop.example/en-us')
  expect(Object.fromEntries(rendering?.headers ?? [])).toEqual({
    accept: 'text/html',
    'sec-gpc': '1',
    cookie: 'welt_visitor=%7B%7D; OptanonConsent=x; welt_visitor_id=visitor-1',
  })
})
