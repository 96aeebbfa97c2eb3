import { expect, test } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { hoursText, openingText } from './opening-text.ts'

const seenFrom = (locale: string, timeZone: string, instant: string) => ({
  locale,
  timeZone,
  instant,
  texts: messages[locale.startsWith('de') ? 'de' : locale.startsWith('fr') ? 'fr' : 'en'].stores,
})
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

test.each([
  ['de-de', 'Europe/Berlin', { isOpen: true, until: '2026-11-23T18:00:00.000Z' }, 'Geöffnet bis 19:00'],
  ['en-gb', 'Europe/Berlin', { isOpen: true, until: '2026-11-24T01:00:00.000Z' }, 'Open until 02:00'],
  [
    'en-us',
    'America/New_York',
    { isOpen: true, until: '2026-11-26T01:00:00.000Z' },
    'Open until Wednesday 8:00 PM',
  ],
  [
    'en-us',
    'America/New_York',
    { isOpen: false, until: '2026-11-23T15:00:00.000Z' },
    'Closed, opens at 10:00 AM',
  ],
  [
    'fr-fr',
    'Europe/Paris',
    { isOpen: false, until: '2026-11-24T09:00:00.000Z' },
    'Fermé, ouvre mardi à 10:00',
  ],
  [
    'en-gb',
    'Europe/London',
    { isOpen: false, until: '2026-12-02T10:00:00.000Z' },
    'Closed, opens 2 December 10:00',
  ],
  ['en-gb', 'Europe/London', { isOpen: true }, 'Open around the clock'],
  ['en-gb', 'Europe/London', { isOpen: false }, 'Closed'],
])('for %s a store in %s says of %o: %s', (locale, timeZone, state, text) => {
  expect(plain(openingText(state, seenFrom(locale, timeZone, '2026-11-23T12:00:00.000Z')))).toBe(text)
})

test('hours of a day are told as clocks of the reader’s country tell them', () => {
  const lunch = [
    { opens: '10:00', closes: '13:00' },
    { opens: '14:00', closes: '24:00' },
  ]
  expect(plain(hoursText(lunch, 'de-de'))).toBe('10:00 – 13:00, 14:00 – 00:00')
  expect(plain(hoursText(lunch, 'en-us'))).toBe('10:00 AM – 1:00 PM, 2:00 PM – 12:00 AM')
  expect(hoursText([], 'de-de')).toBeUndefined()
})
