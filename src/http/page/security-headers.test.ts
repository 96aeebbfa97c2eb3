import { expect, it } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'

const hashes = {
  scripts: ["'sha256-c2NyaXB0'"],
  styles: ["'sha256-c3R5bGU='"],
  sourceOfBlockStyles: (names: string) => `'sha256-of-${names}'`,
  paymentScripts: { folder: '/_astro/p/', inline: ["'sha256-aW5saW5l'"] },
}
const home = new URL('https://shop.example/en-us')
const plain = createSecurityHeaders({ isHttps: false, ...hashes })
const secure = createSecurityHeaders({ isHttps: true, ...hashes })

const directives = (policy: string | undefined): Map<string, string> =>
  new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

it('lets no script run that is not the shop’s own', () => {
  const policy = directives(secure.pages.get('content-security-policy'))
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toBe("'self' 'sha256-c2NyaXB0'")
  expect(policy.get('style-src')).toBe("'self' 'sha256-c3R5bGU='")
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'self'")
})

it('asks for https only where the shop is reached by it', () => {
  expect(secure.everywhere.get('strict-transport-security')).toBe('max-age=63072000')
  expect(plain.everywhere.has('strict-transport-security')).toBe(false)
  expect(secure.pages.get('content-security-policy')).toContain('upgrade-insecure-requests')
  expect(plain.pages.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

it('lets what is no page do nothing where it is opened by itself', () => {
  expect(plain.everywhere.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(plain.everywhere.get('x-content-type-options')).toBe('nosniff')
})

it('lets the styles into a page that it names as its own, into no other, and tells nobody their names', () => {
  const policyOf = (response: Response) => {
    const { headers } = plain.withPolicy(response, home)
    expect(headers.has('x-welt-inline-styles')).toBe(false)
    return directives(headers.get('content-security-policy') ?? '').get('style-src')
  }
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const named = { ...html, 'x-welt-inline-styles': 'block+tile' }
  expect(policyOf(new Response('', { headers: named }))).toBe(
    "'self' 'sha256-c3R5bGU=' 'sha256-of-block+tile'",
  )
  expect(policyOf(new Response('', { headers: html }))).toBe("'self' 'sha256-c3R5bGU='")
  expect(policyOf(new Response('{}', { headers: { 'content-type': 'application/json' } }))).toBeUndefined()
})

it('lets in what stands in a page of what the build knows, and nothing else that stands there', () => {
  const other = "'sha256-b3RoZXI='"
  const policyOf = (path: string, ...sources: string[]) => {
    const headers = { 'content-type': 'text/html', 'x-welt-inline-sources': sources.join(' ') }
    const response = plain.withPolicy(new Response('', { headers }), new URL(path, home))
    expect(response.headers.has('x-welt-inline-sources')).toBe(false)
    const policy = directives(response.headers.get('content-security-policy') ?? '')
    return [policy.get('script-src'), policy.get('style-src')]
  }
  const [script = ''] = hashes.scripts
  const [style = ''] = hashes.styles
  expect(policyOf('/en-us', script, other)).toEqual([`'self' ${script}`, "'self'"])
  expect(policyOf('/en-us', style, other)).toEqual(["'self'", `'self' ${style}`])
  expect(policyOf('/en-us/checkout', other)).toEqual([
    "https://shop.example/_astro/p/ 'sha256-aW5saW5l'",
    "'self'",
  ])
})

it('lets pages that take payment load the scripts of their inventory alone', () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const scriptsOf = (path: string) =>
    directives(
      secure
        .withPolicy(new Response('', { headers }), new URL(path, home))
        .headers.get('content-security-policy') ?? '',
    ).get('script-src')
  expect(scriptsOf('/en-us/checkout/billing')).toBe("https://shop.example/_astro/p/ 'sha256-aW5saW5l'")
  expect(scriptsOf('/en-us/cart')).toBe("'self' 'sha256-c2NyaXB0'")
})
