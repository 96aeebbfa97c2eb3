import { expect, it } from 'vitest'
import { allowsCategory, type ConsentFacts } from './consent.ts'

const groups = (text: string): string => `a=1; OptanonConsent=isGpcEnabled=0&groups=${text}&hosts=; b=2`
const encoded = encodeURIComponent('C0001:1,C0002:0,C0004:1')
const real = 'isGpcEnabled=0&datestamp=Mon+Nov+02+2026&version=202409.1.0&hosts=&groups='

it.each<[string, ConsentFacts, boolean]>([
  ['outside EMEA', { region: 'NORA', cookies: '' }, true],
  ['outside EMEA though refused', { region: 'NORA', cookies: groups('C0004:0') }, true],
  ['in EMEA without a cookie', { region: 'EMEA', cookies: '' }, false],
  ['in EMEA when marked', { region: 'EMEA', cookies: groups('C0001:1,C0004:1') }, true],
  ['in EMEA when refused', { region: 'EMEA', cookies: groups('C0001:1,C0004:0') }, false],
  ['when another is marked', { region: 'EMEA', cookies: groups('C0002:1,C0003:1') }, false],
  ['in any order', { region: 'EMEA', cookies: groups('C0004:1,C0003:0,C0001:1') }, true],
  [
    'among numeric and vendor ids',
    { region: 'EMEA', cookies: groups('1:1,V2STACK42:1,C0004:1,101:0') },
    true,
  ],
  ['not by a longer id', { region: 'EMEA', cookies: groups('C00041:1,XC0004:1,C0004:10') }, false],
  ['with groups encoded', { region: 'EMEA', cookies: groups(encoded) }, true],
  [
    'encoded whole',
    { region: 'EMEA', cookies: `OptanonConsent=${encodeURIComponent(`${real}C0004:1`)}` },
    true,
  ],
  [
    'encoded twice',
    { region: 'EMEA', cookies: `OptanonConsent=${encodeURIComponent(real + encoded)}; x=1` },
    true,
  ],
  ['from the cookie alone', { region: 'EMEA', cookies: 'xOptanonConsent=groups=C0004:1' }, false],
  ['broken', { region: 'EMEA', cookies: 'OptanonConsent=%E0%A4%A&groups' }, false],
  ['in preview', { region: 'EMEA', cookies: '', preview: true }, true],
])('targeting %s', (_, facts, allowed) => {
  expect(allowsCategory('C0004', facts)).toBe(allowed)
})
