const pages = [
  ...(['sign-in', 'sign-up', 'forgot-password', 'loyalty-sign-up', 'signed-in'] as const),
  'employee-terms',
] as const

export type FormPage = (typeof pages)[number] | 'enrollment' | 'account/passkey' | 'account/confirm'

const form = /^\/[a-z]{2}-[a-z]{2}\/([a-z/-]+)$/

/** The page of the account that a path names, if it is one that a dialog can show. */
export const formPageOf = (pathname: string): FormPage | undefined => {
  const [, name = ''] = form.exec(pathname) ?? []
  if (name === 'account/passkey' || name === 'account/confirm' || name === 'enrollment') return name
  return /^enrollment\/[a-z]+$/.test(name) ? 'enrollment' : pages.find((page) => page === name)
}
