import { settings } from '#src/base/settings.ts'

const { siblingCount } = settings

export type PageLink = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/** Number of pages of a listing: at least 1. */
export const pageCountOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** The page numbers a pagination shows: the first, the last, and the current with its siblings; gaps between. */
export const pageLinks = (current: number, count: number): PageLink[] => {
  const shown = new Set([1, count])
  for (let page = current - siblingCount; page <= current + siblingCount; page += 1) {
    if (page >= 1 && page <= count) shown.add(page)
  }
  const links: PageLink[] = []
  let last = 0
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - last === 2) links.push({ kind: 'page', page: page - 1 })
    else if (page - last > 2) links.push({ kind: 'gap', after: last })
    links.push({ kind: 'page', page })
    last = page
  }
  return links
}

/** Most pages a listing is asked for. */
const maxPage = 10_000

/** The page a listing is asked for: 1 when no number is given, undefined when the number is beyond any listing. */
export const readPageNumber = (text: string | null | undefined): number | undefined => {
  if (!/^[1-9]\d*$/.test(text ?? '')) return 1
  const page = Number(text)
  return page <= maxPage ? page : undefined
}
