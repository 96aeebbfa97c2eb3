import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { pictureTypeOf } from '#src/rules/pictures/picture-type.ts'

/** Makes a picture anew as a JPEG, without what else stands in its file; `busy` where too many wait. */
export type CleanPicture = (bytes: Uint8Array) => Promise<Result<Uint8Array, 'unreadable' | 'busy'>>

type Refused = ApiError<'PIC422' | 'PIC503'>

const unreadable = (place: number): Result<never, Refused> =>
  err(apiError('PIC422', { field: 'pictures', place }))

/**
 * Makes pictures anew, one after the other, once all of them are of a type that the shop takes. PIC422 names the place of the
 * first one that is none, from 0; PIC503 where too many wait.
 */
export const cleanPictures = async (
  files: readonly Uint8Array[],
  clean: CleanPicture,
): Promise<Result<Uint8Array[], Refused>> => {
  const types = files.map(pictureTypeOf)
  const wrong = types.findIndex((type) => type === undefined || type === 'heic')
  if (wrong >= 0) return unreadable(wrong)
  const cleaned: Uint8Array[] = []
  for (const [place, file] of files.entries()) {
    const made = await clean(file)
    if (!made.ok) return made.error === 'busy' ? err(apiError('PIC503')) : unreadable(place)
    cleaned.push(made.value)
  }
  return ok(cleaned)
}
