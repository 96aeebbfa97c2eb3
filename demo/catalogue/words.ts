/** The languages every text of the demo shop is written in. */
export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

/** A text in all three languages; British, Canadian English or Canadian French only where they say it otherwise. */
export type Words = Record<Language, string> & { 'en-gb'?: string; 'en-ca'?: string; 'fr-ca'?: string }

/** The same text in every language: model names, sizes in letters. */
export const everywhere = (text: string): Words => ({ en: text, fr: text, de: text })

/** Applies `change` to each text written. */
export function mapWords(words: Words, change: (text: string, language: Language) => string): Words {
  const mapped: Words = { en: change(words.en, 'en'), fr: change(words.fr, 'fr'), de: change(words.de, 'de') }
  if (words['en-gb'] !== undefined) mapped['en-gb'] = change(words['en-gb'], 'en')
  if (words['en-ca'] !== undefined) mapped['en-ca'] = change(words['en-ca'], 'en')
  if (words['fr-ca'] !== undefined) mapped['fr-ca'] = change(words['fr-ca'], 'fr')
  return mapped
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
