import type { Result } from '#src/base/result.ts'
import type { ApiError, CommonErrorId } from '#src/contract/errors.ts'
import type { Language } from '#src/contract/sites.ts'
import type { PhotoPage, PhotoReport, PhotoUpload, PhotoUser } from './photo.ts'

/** Which photos are asked for; what is missing does not matter. */
export type PhotoFilter = {
  category?: string | undefined
  customerId?: string | undefined
  streamId?: string | undefined
  tag?: string | undefined
}

type PhotoResponse<Value> = Promise<Result<Value, ApiError<'PHO404'>>>

/** Where photos of shoppers come from and go to; one implementation per photo service. Unknown ids are PHO404. */
export type PhotoSource = {
  /** Photos, described in the language of the viewer. */
  recent: (
    filter: PhotoFilter,
    paging: { limit: number; offset: number },
    language: Language,
  ) => PhotoResponse<PhotoPage>
  streamsOf: (mediaId: string) => PhotoResponse<{ streams: { id: string }[] }>
  report: (mediaId: string, report: PhotoReport) => PhotoResponse<{ reportId: string }>
  stash: (mediaIds: readonly string[]) => PhotoResponse<{ stashId: string }>
  addUser: (user: PhotoUser) => Promise<Result<{ userId: string }, ApiError<CommonErrorId>>>
  addMedia: (userId: string, upload: PhotoUpload) => PhotoResponse<{ mediaId: string; status: 'pending' }>
}
