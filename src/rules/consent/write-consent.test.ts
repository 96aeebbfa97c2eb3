import { expect, it } from 'vitest'
import { consentTo } from './consent-state.ts'
import { settledConsent } from './settled-consent.ts'
import { writeConsent, type WrittenChoice } from './write-consent.ts'

const acceptAll = { C0002: true, C0003: true, C0004: true }
const refuseAll = { C0002: false, C0003: false, C0004: false }
const write = (cookies: string, changes: Partial<WrittenChoice> = {}) =>
  writeConsent(cookies, {
    choice: acceptAll,
    isInteraction: true,
    gpc: false,
    instant: '2026-11-22T09:00:00.000Z',
    newId: () => 'browser-0001',
    ...changes,
  })
const fieldsOf = (value: string) => Object.fromEntries(new URLSearchParams(value))

it('writes a first choice as consent tools do', () => {
  const { value, consentId } = write('a=1')
  expect(consentId).toBe('browser-0001')
  expect(value).toContain('groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0004%3A1')
  expect(fieldsOf(value)).toEqual({
    isGpcEnabled: '0',
    datestamp: 'Sun, 22 Nov 2026 09:00:00 GMT',
    version: '202611.2.0',
    consentId: 'browser-0001',
    interactionCount: '1',
    groups: 'C0001:1,C0002:1,C0003:1,C0004:1',
  })
})

const ofTool =
  'OptanonConsent=isGpcEnabled=0&datestamp=Mon+Nov+02+2026&version=202409.1.0&hosts=&consentId=0f8c2f4e-5a44&interactionCount=2&landingPath=https%3A%2F%2Fx%3Fa%3D1%26b%3D2&groups=C0004%3A1%2C101%3A1%2CC0001%3A1%2CV2STACK42%3A0&AwaitingReconsent=false'

it.each([
  ['as it stands', ofTool],
  ['encoded whole', `OptanonConsent=${encodeURIComponent(ofTool.slice('OptanonConsent='.length))}`],
])('keeps ids and fields of another tool, in their order, from a cookie %s', (_, cookies) => {
  const { value, consentId } = write(`b=2; ${cookies}`, { choice: refuseAll })
  expect(consentId).toBe('0f8c2f4e-5a44')
  const fields = fieldsOf(value)
  expect(fields).toMatchObject({
    version: '202611.2.0',
    interactionCount: '3',
    landingPath: 'https://x?a=1&b=2',
    AwaitingReconsent: 'false',
    hosts: '',
  })
  expect(fields['groups']?.split(',').toSorted()).toEqual(
    ['101:1', 'C0001:1', 'C0002:0', 'C0003:0', 'C0004:0', 'V2STACK42:0'].toSorted(),
  )
})

it('takes no id that is none', () => {
  expect(write('OptanonConsent=consentId=<b>&groups=').consentId).toBe('browser-0001')
})

it('writes what the signal refuses without an answer of the visitor', () => {
  const { value } = write('', { choice: { C0004: false }, isInteraction: false, gpc: true })
  expect(fieldsOf(value)).toMatchObject({
    isGpcEnabled: '1',
    interactionCount: '0',
    groups: 'C0001:1,C0004:0',
  })
  const cookies = `OptanonConsent=${value}`
  expect(consentTo('C0002', { region: 'EMEA', cookies })).toBe('open')
  expect(consentTo('C0004', { region: 'NORA', cookies })).toBe('refused')
  expect(settledConsent.test(cookies)).toBe(false)
})

it('is read as it was written, and asked no more', () => {
  const cookies = `a=1; OptanonConsent=${write('', { choice: { ...refuseAll, C0002: true } }).value}; b=2`
  expect(consentTo('C0002', { region: 'EMEA', cookies })).toBe('allowed')
  expect(consentTo('C0003', { region: 'EMEA', cookies })).toBe('refused')
  expect(settledConsent.test(cookies)).toBe(true)
})

it.each([
  ['no cookie', 'a=1'],
  ['a choice on another version of the text', `OptanonConsent=version=202409.1.0&interactionCount=1`],
  ['another cookie', `xOptanonConsent=version=202611.2.0&interactionCount=1`],
  ['no interaction', `OptanonConsent=version=202611.2.0&interactionCount=0`],
])('asks where there is %s', (_, cookies) => {
  expect(settledConsent.test(cookies)).toBe(false)
})
