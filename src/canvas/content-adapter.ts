import type { CanvasPage } from '#src/contract/page.ts'
import type { Result } from '#src/base/result.ts'

/** What decides which content is asked for. */
export type ContentRequest = {
  /** `en-us` */
  siteId: string
  mode: 'publish' | 'preview'
  /** ISO instant the content is wanted as of. */
  instant: string
}

/** Why there is no content: it does not exist, cannot be read, or its service does not answer. */
export type ContentError = { kind: 'notFound' | 'unreadable' | 'unavailable'; reason: string }

export type ContentAnswer = Promise<Result<CanvasPage, ContentError>>

/**
 * Where canvas content comes from; one implementation per CMS. Answers are shared and read only: an unchanged entry is
 * the same object each time, so that what is made of it can be remembered. No method throws.
 */
export type ContentAdapter = {
  /** @param slug `home`, or with folders `help/returns/how-to-return` */
  page: (slug: string, request: ContentRequest) => ContentAnswer
  menu: (request: ContentRequest) => ContentAnswer
  footer: (request: ContentRequest) => ContentAnswer
  /** Content around a listing. */
  category: (categoryId: string, request: ContentRequest) => ContentAnswer
}
