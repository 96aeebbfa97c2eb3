import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { clientHeader, editorCookie, requestHeaders } from '#src/contract/headers.ts'
import type { Editors } from './editors.ts'
import { cookieOf } from '#src/backend/api/cookies.ts'

/** What instant a request is answered for (ISO), and whether an editor or a content client chose it. */
export type Moment = { instant: string; isPreview: boolean }

/** Who may see the shop at another instant, and which instant a request is to be answered for. */
export const createPreviewAccess = (editors: Editors, clock: Clock) => {
  const mayPreview = async ({ headers }: Request): Promise<boolean> =>
    (await editors.isEditor(cookieOf(headers.get('cookie'), editorCookie))) ||
    (await editors.isService(headers.get(requestHeaders.authAccessKey), headers.get(clientHeader) ?? ''))

  return {
    mayPreview,

    /** That of the preview date header where an editor or a content client sent it, else now. */
    momentOf: async (request: Request): Promise<Result<Moment, ApiError>> => {
      const requested = request.headers.get(requestHeaders.previewDate)
      if (requested === null || !(await mayPreview(request)))
        return ok({ instant: clock(), isPreview: false })
      const moment = Date.parse(requested)
      return Number.isFinite(moment)
        ? ok({ instant: new Date(moment).toISOString(), isPreview: true })
        : err(apiError('ATTR200', { field: requestHeaders.previewDate }, 'The preview date is no instant.'))
    },
  }
}

export type PreviewAccess = ReturnType<typeof createPreviewAccess>
