import { err, ok, type Result } from '#src/base/result.ts'
import type { NamedField } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { pictureBounds } from '#src/contract/contact/warranty-form.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { pictureTypeOf } from '#src/rules/pictures/picture-type.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** A picture as it was posted: its file in base64. */
type PostedPicture = { name: string; data: string }

const numbers = { count: pictureBounds.count, megabytes: pictureBounds.bytes / 1_000_000 }

const textsFor = ({ language, locale }: Site) => {
  const { pictures } = messagesOf({ language, locale }).warranty
  return {
    pictures,
    fill: (text: string, name = ''): string => formatMessage(text, { ...numbers, name }, locale),
  }
}

/** The field of pictures that show what broke. */
export const picturesField = (site: Site): NamedField => {
  const { pictures, fill } = textsFor(site)
  return { name: 'pictures', label: pictures.label, hint: fill(pictures.hint) }
}

/** What is said of a form that is larger than any with four pictures. */
export const allTooLarge = (site: Site): string => {
  const { pictures, fill } = textsFor(site)
  return fill(pictures.allTooLarge)
}

/** The pictures of a form, or what is wrong with them, in the words of the site. */
export const readPictures = async (form: FormData, site: Site): Promise<Result<PostedPicture[], string>> => {
  const { pictures: texts, fill } = textsFor(site)
  const files = form.getAll(picturesField(site).name).filter((one) => typeof one !== 'string')
  const sent = files.filter(({ size }) => size > 0)
  if (sent.length > pictureBounds.count) return err(fill(texts.tooMany))
  const read: PostedPicture[] = []
  for (const file of sent) {
    if (file.size > pictureBounds.bytes) return err(fill(texts.tooLarge, file.name))
    const bytes = Buffer.from(await file.arrayBuffer())
    const type = pictureTypeOf(bytes)
    if (type === 'heic') return err(fill(texts.heic, file.name))
    if (type === undefined) return err(fill(texts.noPicture, file.name))
    read.push({ name: file.name, data: bytes.toString('base64') })
  }
  return ok(read)
}

/** What is wrong with the pictures where the API refused them; undefined where it refused something else. */
export const pictureFault = (
  { errorId, additionalInfo }: ClientError,
  pictures: readonly PostedPicture[],
  site: Site,
): string | undefined => {
  const { pictures: texts, fill } = textsFor(site)
  if (errorId === 'PIC503') return texts.busy
  if (errorId !== 'PIC422') return undefined
  return fill(texts.unreadable, pictures[Number(additionalInfo['place'])]?.name)
}
