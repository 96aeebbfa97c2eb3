import { expect, it } from 'vitest'
import { outlyingAreaCodes, outlyingAreas } from '#src/contract/delivery/outlying-areas.ts'
import { outlyingAreaOf } from './outlying-area.ts'

it.each([
  ['GB', 'JE2 3AB', 'JE'],
  ['GB', 'gy11ab', 'GG'],
  ['GB', 'IM1 1AA', undefined],
  ['GB', 'BT1 1AA', undefined],
  ['GB', 'EC1A 1BB', undefined],
  ['FR', '97110', 'GP'],
  ['FR', '97133', 'BL'],
  ['FR', '97150', 'MF'],
  ['FR', '97200', 'MQ'],
  ['FR', '97400', 'RE'],
  ['FR', '97600', 'YT'],
  ['FR', '98000', undefined],
  ['FR', '75001', undefined],
  ['DE', '78266', 'BUSINGEN'],
  ['DE', '27498', 'HELIGOLAND'],
  ['DE', '10115', undefined],
  ['US', '97205', undefined],
  ['GB', '', undefined],
])('%s %s lies in %s', (country, postalCode, area) => {
  expect(outlyingAreaOf(country, postalCode)).toBe(area)
})

it('names every area once', () => {
  expect(
    Object.values(outlyingAreas)
      .flatMap((areas) => Object.keys(areas))
      .toSorted(),
  ).toEqual(outlyingAreaCodes.toSorted())
})
