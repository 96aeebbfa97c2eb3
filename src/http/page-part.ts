import { nextPageHeader } from '#src/contract/headers.ts'

/** What a dialog is told in place of a redirect; other responses stay as they are. */
export const ledOnByDialog = (response: Response): Response => {
  const next = response.headers.get('location')
  if (next === null) return response
  return new Response(null, { status: 204, headers: { [nextPageHeader]: next, 'cache-control': 'no-store' } })
}
