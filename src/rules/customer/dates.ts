import type { Region } from '#src/contract/sites.ts'

/** How a region writes dates (specification, account and content, section 5, Dates). */
export const dateFormats: Readonly<Record<Region, string>> = { NORA: 'MM/DD/YYYY', EMEA: 'DD/MM/YYYY' }

/** What is typed as the mask `XX/XX/XXXX` shows it: digits, with a slash after the second and the fourth; a slash that is typed ends a day or month of one digit. What has other marks stays. */
export const maskDate = (typed: string): string => {
  if (/[.-]/.test(typed)) return typed
  const whole = typed.replace(/^(\d)\//, '0$1/').replace(/^(\d\d)\/(\d)\//, '$1/0$2/')
  const digits = whole.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

/** Whether an ISO date is a day that there is. */
export const isDay = (isoDate: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate)) return false
  const time = Date.parse(`${isoDate}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(isoDate)
}

/** The ISO date that a region writes so, with slashes, dots or hyphens, or that browsers fill in; undefined for what is none, as 30 February. */
export const readDate = (text: string, region: Region): string | undefined => {
  if (isDay(text.trim())) return text.trim()
  const [, first = '', second = '', year = ''] = /^(\d{2})[/.-](\d{2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  const isoDate = region === 'NORA' ? `${year}-${first}-${second}` : `${year}-${second}-${first}`
  return isDay(isoDate) ? isoDate : undefined
}

/** An ISO date as a region writes it. */
export const showDate = (isoDate: string, region: Region): string => {
  const [year = '', month = '', day = ''] = isoDate.split('-')
  return (region === 'NORA' ? [month, day, year] : [day, month, year]).join('/')
}
