import { useEffect, useRef, useState } from 'react'
import { pictureTypeBytes, pictureTypeOf } from '#src/rules/pictures/picture-type.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { shrinkPicture, type ShrunkPicture } from './shrink-picture.ts'

/** What is said of pictures that cannot be taken; `name` stands for that of a file, `count` for the most that may be chosen. */
export type PictureFaultTexts = Readonly<Record<'tooMany' | 'heic' | 'noPicture', string>>

const filesOf = (pictures: readonly ShrunkPicture[]): FileList => {
  const files = new DataTransfer()
  for (const { file } of pictures) files.items.add(file)
  return files.files
}

/** Pictures that a shopper chooses one after the other, at most `count`, each made smaller before it is sent. */
export const usePictures = (count: number, texts: PictureFaultTexts, locale: string) => {
  const [pictures, setPictures] = useState<readonly ShrunkPicture[]>([])
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<readonly ShrunkPicture[]>([])
  const work = useRef(Promise.resolve())

  const keep = (next: readonly ShrunkPicture[]): void => {
    chosen.current = next
    setPictures(next)
    if (input.current) input.current.files = filesOf(next)
  }

  const take = async (files: readonly File[]): Promise<void> => {
    const faults: string[] = []
    for (const file of files) {
      if (chosen.current.length >= count) {
        faults.push(formatMessage(texts.tooMany, { count }, locale))
        break
      }
      // One that cannot be read is no picture.
      const shrunk = await shrinkPicture(file).catch(() => undefined)
      const start = await file
        .slice(0, pictureTypeBytes)
        .arrayBuffer()
        .catch(() => new ArrayBuffer(0))
      const type = pictureTypeOf(new Uint8Array(start))
      if (shrunk) chosen.current = [...chosen.current, shrunk]
      else
        faults.push(
          formatMessage(type === 'heic' ? texts.heic : texts.noPicture, { name: file.name }, locale),
        )
    }
    setFault(faults.join(' '))
    keep(chosen.current)
  }

  const add = (): void => {
    const files = [...(input.current?.files ?? [])]
    if (files.length > 0) work.current = work.current.then(() => take(files))
  }

  // What was chosen before the script was there.
  useEffect(add, [])

  return {
    input,
    pictures,
    fault,
    add,
    remove: (picture: ShrunkPicture): void => {
      setFault('')
      keep(chosen.current.filter((one) => one !== picture))
      input.current?.focus()
    },
    /** The files, once all of them are small. */
    ready: async (): Promise<File[]> => {
      await work.current
      return chosen.current.map(({ file }) => file)
    },
  }
}
