import { deepFreeze } from '#src/base/deep-freeze.ts'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { photoIn, type LibraryPhoto } from '#src/contract/photos/library-photo.ts'
import type { PhotoFilter, PhotoSource } from '#src/contract/photos/photo-source.ts'
import type { PhotoStore, PhotoSubmission } from './photo-store.ts'

export type PhotoDependencies = {
  library: readonly LibraryPhoto[]
  store: PhotoStore
  clock: Clock
  newId: NewId
}

const suits = (photo: LibraryPhoto, { category, customerId, streamId, tag }: PhotoFilter): boolean =>
  (category === undefined || photo.categories.includes(category)) &&
  (customerId === undefined || photo.author.id === customerId) &&
  (streamId === undefined || photo.streams.includes(streamId)) &&
  (tag === undefined || photo.tags.includes(tag))

const unknown: Result<never, ApiError<'PHO404'>> = err(apiError('PHO404'))

/** The embedded photo service: shows a library of photos and keeps what shoppers send. */
export const createPhotos = ({ library, store, clock, newId }: PhotoDependencies): PhotoSource => {
  const newestFirst = deepFreeze([...library]).toSorted(
    (a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt),
  )
  const byId = new Map(library.map((photo) => [photo.id, photo]))

  const keep = async (kind: PhotoSubmission['kind'], subject: string, body: unknown): Promise<string> => {
    const id = newId()
    await store.add({ id, kind, subject, body, createdAt: clock() })
    return id
  }

  return {
    recent: async (filter, { limit, offset }, language) => {
      const found = newestFirst.filter((photo) => suits(photo, filter))
      // A stream or a customer is known by its photos; a category or a product may well have none.
      const isUnknown = found.length === 0 && (filter.streamId ?? filter.customerId) !== undefined
      if (isUnknown) return unknown
      const media = found.slice(offset, offset + limit).map((photo) => photoIn(language, photo))
      return ok({ media, total: found.length })
    },

    streamsOf: async (mediaId) => {
      const photo = byId.get(mediaId)
      return photo ? ok({ streams: photo.streams.map((id) => ({ id })) }) : unknown
    },

    report: async (mediaId, report) =>
      byId.has(mediaId) ? ok({ reportId: await keep('report', mediaId, report) }) : unknown,

    stash: async (mediaIds) =>
      mediaIds.every((id) => byId.has(id)) ? ok({ stashId: await keep('stash', '', { mediaIds }) }) : unknown,

    addUser: async (user) => ok({ userId: await keep('user', '', user) }),

    addMedia: async (userId, upload) => {
      if (!(await store.hasUser(userId))) return unknown
      return ok({ mediaId: await keep('media', userId, upload), status: 'pending' })
    },
  }
}
