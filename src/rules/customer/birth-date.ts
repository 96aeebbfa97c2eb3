import type { Site } from '#src/contract/sites.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'
import { dateFormats, readDate, showDate } from './dates.ts'
import type { FieldFault } from './field-fault.ts'
import { minAgeIn } from './min-age.ts'

/** No living person was born before. */
const earliestBirthDate = '1900-01-01'

/** Where somebody tells their date of birth, and when: an ISO instant by the server's clock, whose day is that of the site. */
export type BirthDateContext = { site: Pick<Site, 'region' | 'country' | 'timeZone'>; instant: string }

const yearsBefore = (isoDate: string, years: number): string =>
  `${String(Number(isoDate.slice(0, 4)) - years).padStart(4, '0')}${isoDate.slice(4, 10)}`

/**
 * What is wrong with an ISO date as a date of birth: before any living person's, or after the last one that is old enough in
 * the country (specification, account and content, section 5, Sign-up). A person of 29 February is old enough on 1 March.
 */
export const birthDateFault = (
  isoDate: string,
  { site, instant }: BirthDateContext,
): FieldFault | undefined => {
  const { region, country, timeZone } = site
  if (isoDate < earliestBirthDate) return { fault: 'minDate', date: showDate(earliestBirthDate, region) }
  const age = minAgeIn(country)
  return isoDate > yearsBefore(localOfInstant(instant, timeZone), age) ? { fault: 'minAge', age } : undefined
}

/** What is wrong with a typed date of birth. */
export const typedBirthDateFault = (typed: string, context: BirthDateContext): FieldFault | undefined => {
  const isoDate = readDate(typed, context.site.region)
  return isoDate === undefined
    ? { fault: 'date', format: dateFormats[context.site.region] }
    : birthDateFault(isoDate, context)
}
