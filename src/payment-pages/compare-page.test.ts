import { expect, it } from 'vitest'
import type { BuiltScripts } from './built-scripts.ts'
import { comparePage } from './compare-page.ts'
import { inlineHashOf } from './integrity.ts'

const url = 'https://shop.example/en-us/checkout/billing'
const inline = 'document.title'
const built: BuiltScripts = {
  scripts: [{ path: '/_astro/p/billing.js', integrity: 'sha384-x', why: ['the payment'], sources: [] }],
  inline: [{ integrity: inlineHashOf(inline), why: 'the title', source: 'title.ts' }],
}
const policy = [
  `default-src 'none'`,
  `script-src https://shop.example/_astro/p/ '${inlineHashOf(inline)}'`,
  `style-src 'self' 'sha256-c3R5bGU='`,
  `connect-src 'self' https://checkoutshopper-live.adyen.com`,
  `frame-src 'self' https://checkoutshopper-live.adyen.com`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
  `require-trusted-types-for 'script'`,
].join('; ')
const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
}
const html = `<title>Pay</title><script>${inline}</script><script type="application/ld+json">{}</script>
<script type="module" src="/_astro/p/billing.js"></script>`

const compare = (change: { html?: string; headers?: Record<string, string>; status?: number }) =>
  comparePage(
    {
      url,
      status: change.status ?? 200,
      headers: new Headers({ ...headers, ...change.headers }),
      html: change.html ?? html,
    },
    built,
  ).map((difference) => difference.replace('/en-us/checkout/billing: ', ''))

it('finds nothing where a page is as it was built', () => {
  expect(compare({})).toEqual([])
})

it.each([
  [
    '<script src="https://elsewhere.example/skim.js"></script>',
    'a script that is not listed: https://elsewhere.example/skim.js',
  ],
  ['<script src="/_astro/other.js"></script>', 'a script that is not listed: /_astro/other.js'],
  [
    '<link rel="modulepreload" href="//elsewhere.example/a.js">',
    'a script that is not listed: //elsewhere.example/a.js',
  ],
  [
    '<astro-island component-url="/_astro/island.js"></astro-island>',
    'a script that is not listed: /_astro/island.js',
  ],
  ['<script>steal()</script>', 'a script in the page that is not listed: steal()'],
  ['<img src="x" onerror="steal()">', 'a script in the page that is not listed: steal()'],
])('sees %s in a page', (added, difference) => {
  expect(compare({ html: `${html}${added}` })).toEqual([difference])
})

it.each([
  ['x-frame-options', 'DENY', 'the header x-frame-options is DENY'],
  ['strict-transport-security', '', 'the header strict-transport-security is '],
  [
    'content-security-policy',
    policy.replace('/_astro/p/', '/_astro/'),
    `the policy says script-src https://shop.example/_astro/ '${inlineHashOf(inline)}'`,
  ],
  [
    'content-security-policy',
    policy.replace(`connect-src 'self'`, `connect-src 'self' https://elsewhere.example`),
    `the policy says connect-src 'self' https://elsewhere.example https://checkoutshopper-live.adyen.com`,
  ],
  ['content-security-policy', policy.replace(`base-uri 'none'; `, ''), 'the policy says base-uri'],
])('sees the header %s as %j', (name, value, difference) => {
  expect(compare({ headers: { [name]: value } })).toEqual([difference])
})

it('tells of a page that cannot be read', () => {
  expect(compare({ status: 303 })).toEqual(['could not be read, status 303'])
})
