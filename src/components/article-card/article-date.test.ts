import { expect, it } from 'vitest'
import { articleDate } from './article-date.ts'

it.each([
  ['2026-10-03', 'en-us', 'October 3, 2026'],
  ['2026-10-03', 'en-gb', '3 October 2026'],
  ['2026-10-03', 'de-de', '3. Oktober 2026'],
  ['2026-10-03', 'fr-fr', '3 octobre 2026'],
  ['2026-10-03T23:30:00+02:00', 'fr-ca', '3 octobre 2026'],
])('%s reads in %s as %s', (date, locale, text) => expect(articleDate(date, locale)).toBe(text))
