import type { photoCalls } from '#src/contract/photos/photo-calls.ts'
import type { PhotoSource } from '#src/contract/photos/photo-source.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'

/** Handlers of the social photo service's calls. */
export const photoHandlers = (photos: PhotoSource): HandlersOf<keyof typeof photoCalls> => ({
  'GET /api/photos/v1/categories/media/recent': ({ query: { category, ...paging } }, { site }) =>
    photos.recent({ category }, paging, site.language),

  'GET /api/photos/v1/customers/{customerId}/media/recent': ({ path, query }, { site }) =>
    photos.recent(path, query, site.language),

  'GET /api/photos/v1/media/{mediaId}/streams': ({ path }) => photos.streamsOf(path.mediaId),

  'GET /api/photos/v1/streams/{streamId}/media/recent': ({ path, query }, { site }) =>
    photos.recent(path, query, site.language),

  'GET /api/photos/v1/streams/media/recent': ({ query: { tag, ...paging } }, { site }) =>
    photos.recent({ tag }, paging, site.language),

  'POST /api/photos/v1/media/{mediaId}/reports': ({ path, body }) => photos.report(path.mediaId, body),

  'POST /api/photos/v1/stashes': ({ body }) => photos.stash(body.mediaIds),

  'POST /api/photos/v1/users': ({ body }) => photos.addUser(body),

  'POST /api/photos/v1/users/{userId}/media': ({ path, body }) => photos.addMedia(path.userId, body),
})
