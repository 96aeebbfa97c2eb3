import type { Site } from '#src/contract/sites.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'

/** Where somebody goes on to after a form: the page of this site that `next` names, else `otherwise`. */
export const nextPath = (
  next: string | null | undefined,
  { locale }: Site,
  otherwise = '/account',
): string => {
  const path = ownPath(next)
  return path?.startsWith(`/${locale}/`) || path === `/${locale}` ? path : `/${locale}${otherwise}`
}

/** An address with more parameters in its query; those that have no value are left out. */
export const withQuery = (
  path: string,
  more: Readonly<Record<string, string | null | undefined>>,
): string => {
  const given = Object.entries(more).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`
}

/** A page about signing in, with where to go on to. */
export const withNext = (path: string, next: string | null | undefined): string => withQuery(path, { next })
