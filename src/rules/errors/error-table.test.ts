import { expect, expectTypeOf, it } from 'vitest'
import { errorCatalogue } from '#src/contract/errors.ts'
import { messages } from '#src/messages/messages.ts'
import { errorTable } from './error-table.ts'

/** Section 8 of the specification for shopping, whole. */
const specified = `
  AUT498 AUT401 AUT418 AUT437 AUT438 AUT423 AUT441 AUT426 AUT439 PRO400 AUT444 AUT442 AUT450 AUT451 AUT452 AUT402
  AUT403 AUT409 AUT404 AUT432 AUT500 AUT440 BSK404 ORD430 ORD404 INV700 INV406 INV405 INV407 INV409 INV701 INV702
  INV408 PRC400 ORD415 ORD516 ORD517 ORD518 ORD409 OHS4004 ORD400 GFS800 GFO404 GFO405 GFC410 GFC799 GFC800 GFC812
  GFC700 GFC725 GFC740 GFC755 GFC760 GFC400 FE309 PYT402 PYT404 PYT300 PYT405 PYT406 PYT400 PAY400 PAY401 BIL400
  BILL410 TAX309 TAX310 SHP404 SHP500 SHP410 CHK380 CHK320 PRM130 PRM135 PRM140 PRM150 PRM155 PRM160 PRM416 PRM175
  REW401 REW130 REW135 REW140 PRO412 PRO418 PRO414 PRO415 PRO404 PRO410 PRO411 FE340 FE872 CCA400 CCA401 CCN404
  AUT453 GWP403 PLP400 STR404 RTN500 ATTR100 ATTR200 ATTR300 REV410 API400 API404 API405 API406 API415 GEN500 4044
`
  .trim()
  .split(/\s+/)

it('has a row for every code of the specification, and one row only', () => {
  const ids = errorTable.map(({ errorId }) => errorId)
  expect(specified.filter((code) => !ids.some((id) => id === code))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(errorCatalogue).filter((code) => !ids.some((id) => id === code))).toEqual([])
})

it('gives each code of the API the group and status that it is answered with', () => {
  expect(errorTable.find(({ errorId }) => errorId === 'GFC812')).toEqual({
    errorId: 'GFC812',
    group: 'gift',
    status: 410,
    place: 'input',
    behaviour: 'none',
  })
  expect(errorTable.find(({ errorId }) => errorId === 'NETWORK')).toMatchObject({
    group: 'client',
    status: 0,
  })
})

it('keeps 403 for calls that may come from a program, which clients answer with a challenge', () => {
  expect(errorTable.filter(({ status }) => status === 403).map(({ errorId }) => errorId)).toEqual(['AUT403'])
})

it('does not compile without words', () => {
  const { INV405, ...others } = messages.en.errors.byCode
  expect(INV405).not.toBe('')
  expectTypeOf(others).not.toExtend<typeof messages.en.errors.byCode>()
})
