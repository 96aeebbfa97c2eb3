import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { editorCookie, requestHeaders } from '#src/contract/headers.ts'
import type { Editors } from '../services/editors.ts'
import { cookieOf } from './cookies.ts'

/** Who may see the shop at another instant, and which instant a request is to be answered for. */
export const createPreviewAccess = (editors: Editors, clock: Clock) => {
  const mayPreview = async ({ headers }: Request): Promise<boolean> =>
    (await editors.isEditor(cookieOf(headers.get('cookie'), editorCookie))) ||
    editors.isService(headers.get(requestHeaders.authAccessKey))

  return {
    mayPreview,

    /** ISO instant: that of the preview date header where an editor or a content client sent it, else now. */
    instantOf: async (request: Request): Promise<Result<string, ApiError>> => {
      const asked = request.headers.get(requestHeaders.previewDate)
      if (asked === null || !(await mayPreview(request))) return ok(clock())
      const moment = Date.parse(asked)
      return Number.isFinite(moment)
        ? ok(new Date(moment).toISOString())
        : err(apiError('ATTR200', { field: requestHeaders.previewDate }, 'The preview date is no instant.'))
    },
  }
}

export type PreviewAccess = ReturnType<typeof createPreviewAccess>
