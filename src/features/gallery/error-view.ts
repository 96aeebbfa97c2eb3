import type { ErrorExample } from '#islands/error-gallery/error-example.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { cartErrorHandling } from '#src/rules/errors/cart-error-handling.ts'
import { errorTable, type ErrorTableRow } from '#src/rules/errors/error-table.ts'

export type ErrorGroup = { name: string; examples: ErrorExample[] }

/** The cart in the mock mode: its next changes fail with the code, each as the API would answer it. */
const tryHref = ({ errorId, status }: ErrorTableRow, locale: string): string | undefined => {
  if (status === 0 || !(errorId in cartErrorHandling)) return undefined
  const query = new URLSearchParams({
    mock: errorId,
    'mock-status': String(status),
    'mock-call': 'PUT',
    'mock-times': '1',
  })
  return `/${locale}/cart?${query}`
}

const exampleOf = (row: ErrorTableRow, { locale, language }: Site, allowsMocks: boolean): ErrorExample => {
  const { errors, refusals } = messagesOf({ language, locale })
  const words: Readonly<Record<ErrorTableRow['errorId'], string>> = { ...errors.byCode, ...refusals }
  return {
    errorId: row.errorId,
    status: row.status,
    place: row.place,
    behaviour: row.behaviour === 'redirect' ? `redirect to ${row.to}` : row.behaviour,
    words: words[row.errorId],
    tryHref: allowsMocks ? tryHref(row, locale) : undefined,
  }
}

/** The rows of the error catalogue that hold every word of a query, by group, in the words of a site. */
export const errorGroupsFound = (query: string, site: Site, allowsMocks: boolean): ErrorGroup[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = errorTable
    .map((row) => ({ group: row.group, example: exampleOf(row, site, allowsMocks) }))
    .filter(({ group, example }) => {
      const text = [group, ...Object.values(example)].join(' ').toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
  return [...Map.groupBy(found, ({ group }) => group)].map(([name, rows]) => ({
    name,
    examples: rows.map(({ example }) => example),
  }))
}
