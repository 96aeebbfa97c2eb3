import type { Shop } from '#src/composition/shop.ts'
import type { Site } from '#src/contract/sites.ts'

/** For whom the pages of one request call. */
export type PageCaller = {
  shop: Shop
  request: Request
  site: Site
  correlationId: string
  /** From where they came to the loyalty programme, as the page's address says. */
  leadSource: string | null
  /** ISO instant an editor sees the shop at; their cookie goes along and vouches for it. */
  previewDate: string | undefined
  /** The visitor's cookies as they are by now, as the text of a header. */
  cookies: () => string
  /** Takes a Set-Cookie header of an answer. */
  setCookie: (header: string) => void
}
