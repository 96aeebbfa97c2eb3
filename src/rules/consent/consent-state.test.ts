import { expect, it } from 'vitest'
import type { ConsentCategory } from '#src/contract/consent/consent.ts'
import { allowsCategory, consentTo, type ConsentFacts, type ConsentState } from './consent-state.ts'

const groups = (text: string): string => `a=1; OptanonConsent=isGpcEnabled=0&groups=${text}&hosts=; b=2`
const encoded = encodeURIComponent('C0001:1,C0002:0,C0004:1')
const real = 'isGpcEnabled=0&datestamp=Mon+Nov+02+2026&version=202409.1.0&hosts=&groups='

const landing = 'OptanonConsent=landingPath=https%3A%2F%2Fx%3Fa%26groups%3DC0004%3A1&groups=C0001%3A1'

it.each<[string, ConsentFacts, boolean]>([
  ['outside EMEA', { region: 'NORA', cookies: '' }, true],
  ['outside EMEA unless refused', { region: 'NORA', cookies: groups('C0004:0') }, false],
  ['outside EMEA when another is refused', { region: 'NORA', cookies: groups('C0002:0') }, true],
  ['with Global Privacy Control', { region: 'NORA', cookies: groups('C0004:1'), gpc: true }, false],
  ['not by an address in another field', { region: 'EMEA', cookies: landing }, false],
  ['in preview with Global Privacy Control', { region: 'EMEA', cookies: '', preview: true, gpc: true }, true],
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

it.each<[string, ConsentCategory, ConsentFacts, ConsentState]>([
  ['what is required', 'C0001', { region: 'EMEA', cookies: '' }, 'allowed'],
  ['what nobody was asked', 'C0002', { region: 'EMEA', cookies: '' }, 'open'],
  [
    'what a tool marks before the visitor chose',
    'C0002',
    { region: 'EMEA', cookies: 'OptanonConsent=interactionCount=0&groups=C0001:1,C0002:0' },
    'open',
  ],
  [
    'what the visitor refused',
    'C0002',
    { region: 'EMEA', cookies: 'OptanonConsent=interactionCount=1&groups=C0002:0' },
    'refused',
  ],
  ['analytics in spite of the signal', 'C0002', { region: 'NORA', cookies: '', gpc: true }, 'allowed'],
  ['targeting by the signal', 'C0004', { region: 'EMEA', cookies: '', gpc: true }, 'refused'],
])('tells of %s', (_, category, facts, state) => {
  expect(consentTo(category, facts)).toBe(state)
})
