import { keptQueryOf } from '#src/rules/navigation/site-href.ts'

/** Parameters of a query in one order, without those kept across navigation, which say nothing of the page. */
const ownParameters = (search: URLSearchParams): string => {
  const own = new URLSearchParams(search)
  for (const name of new URLSearchParams(keptQueryOf(search)).keys()) own.delete(name)
  own.sort()
  return own.toString()
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/(.)\/+$/, '$1')

/** Whether a link within the site leads to the page at `current`, path and query alike; anchors make no difference. */
export const isCurrentLink = (href: string, current: URL): boolean => {
  if (!/^[/?]/.test(href)) return false
  const target = new URL(href, current)
  return (
    target.origin === current.origin &&
    pathOf(target) === pathOf(current) &&
    ownParameters(target.searchParams) === ownParameters(current.searchParams)
  )
}
