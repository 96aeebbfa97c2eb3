import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { editorCookie } from '#src/contract/cookies.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import type { Editors } from './editors.ts'
import type { Caller } from '#src/backend/api/caller.ts'
import { cookieOf } from '#src/backend/api/cookie-headers.ts'

/** What instant a request is answered for (ISO), and whether an editor or a content client chose it. */
export type Moment = { instant: string; isPreview: boolean }

/** Who may see the shop at another instant, and which instant a request is to be answered for. */
export const createPreviewAccess = (editors: Editors, clock: Clock) => {
  const mayPreview = async ({ cookies, accessKey }: Caller): Promise<boolean> =>
    (await editors.isEditor(cookieOf(cookies, editorCookie))) || editors.isService(accessKey)

  return {
    mayPreview,

    /** Now, for what changes something: nobody orders at the prices of another day. */
    now: (): Moment => ({ instant: clock(), isPreview: false }),

    /** The instant that an editor or a content client previews, else now. */
    momentOf: async (caller: Caller): Promise<Result<Moment, ApiError>> => {
      const { previewDate } = caller
      if (previewDate === null || !(await mayPreview(caller)))
        return ok({ instant: clock(), isPreview: false })
      const moment = Date.parse(previewDate)
      return Number.isFinite(moment)
        ? ok({ instant: new Date(moment).toISOString(), isPreview: true })
        : err(apiError('ATTR200', { field: requestHeaders.previewDate }, 'The preview date is no instant.'))
    },
  }
}

export type PreviewAccess = ReturnType<typeof createPreviewAccess>
