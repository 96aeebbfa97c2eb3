import type { Language } from '#src/contract/sites.ts'
import type { Photo } from './photo.ts'

/** A photo as the embedded service keeps it: described in every language of the shop. The caption stays in its author's own. */
export type LibraryPhoto = Omit<Photo, 'picture'> & {
  alt: Record<Language, string>
  picture: Omit<Photo['picture'], 'alt'>
}

/** The photo with the description for readers of a language. */
export const photoIn = (language: Language, { alt, picture, ...photo }: LibraryPhoto): Photo => ({
  ...photo,
  picture: { ...picture, alt: alt[language] },
})
