/** Something to show. */
type Found<View> = { kind: 'found'; view: View }
/** A page that says what is wrong. */
export type Failed = { kind: 'failed'; status: 404 | 503 }

/** What a search comes to, or another page that has no other address. */
export type FoundOrFailed<View> = Found<View> | Failed
/** What an address comes to: something to show, the address that stands for it, or a page that says what is wrong. */
export type Outcome<View> = Found<View> | Failed | { kind: 'moved'; to: string }

/** Seconds a redirect may be held: an address changes with the catalogue, but seldom. */
const heldSeconds = 300

/** Leads on for good to an address of this shop. */
export const movedTo = (to: string): Response =>
  new Response(null, {
    status: 301,
    headers: { location: to, 'cache-control': `public, max-age=${heldSeconds}` },
  })

/** The same where the visitor's languages chose the site it leads to. */
export const movedByLanguage = (to: string): Response =>
  new Response(null, {
    status: 301,
    headers: {
      location: to,
      'cache-control': `private, max-age=${heldSeconds}`,
      vary: 'Accept-Language',
    },
  })

const missing: readonly (number | undefined)[] = [400, 404]

/**
 * What a failed call makes of a page: what the API does not know, or could not know by that name, is missing; anything else
 * cannot be had now.
 */
export const failureOf = (status: number | undefined): Failed => ({
  kind: 'failed',
  status: missing.includes(status) ? 404 : 503,
})
