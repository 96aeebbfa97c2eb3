import { z } from 'zod'
import { placesOf, rowsOf, treeLike } from './text-rows.ts'

/** What a translator works on: each text by its key, in the first language and in theirs; empty where it is not translated. */
export const translationSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  texts: z.record(z.string(), z.strictObject({ source: z.string(), translation: z.string() })),
})

export type Translation = z.infer<typeof translationSchema>

/** The file for a translator of `language`; `known` are the texts that language has so far. */
export const translationOf = (language: string, source: object, known: object = {}): Translation => {
  const translated = new Map(rowsOf(known).map(({ key, text }) => [key, text]))
  const texts = rowsOf(source).map(({ key, text }): [string, { source: string; translation: string }] => [
    key,
    { source: text, translation: translated.get(key) ?? '' },
  ])
  return { language, texts: Object.fromEntries(texts) }
}

/** What is wrong with a translation, a line each: texts that are missing, unknown or outdated, and places that differ. */
export const problemsOf = ({ texts }: Translation, source: object): string[] => {
  const rows = rowsOf(source)
  const known = new Set(rows.map(({ key }) => key))
  const wrong = rows.flatMap(({ key, text }) => {
    const given = texts[key]
    if (!given || given.translation.trim() === '') return [`${key}: is not translated`]
    if (given.source !== text) return [`${key}: the source text has changed to "${text}"`]
    const [wanted, found] = [placesOf(text).join(', '), placesOf(given.translation).join(', ')]
    return wanted === found ? [] : [`${key}: has the places {${found}} instead of {${wanted}}`]
  })
  const unknown = Object.keys(texts).filter((key) => !known.has(key))
  return [...wrong, ...unknown.map((key) => `${key}: is no text of the interface`)]
}

/** The files of a language's folder, by domain. */
export const filesOf = ({ texts }: Translation, source: object): Record<string, object> => {
  const tree = treeLike(source, (key) => texts[key]?.translation ?? '')
  return Object.fromEntries(
    Object.entries(tree).flatMap(([domain, inner]) => (typeof inner === 'string' ? [] : [[domain, inner]])),
  )
}
