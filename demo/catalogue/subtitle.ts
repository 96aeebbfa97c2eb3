import type { Audience } from './style.ts'
import { capitalised, type Language, mapWords, type Words } from './words.ts'

type Phrase = (what: string) => string

const unchanged: Phrase = (what) => what

const phrases: Record<Audience, Record<Language, Phrase>> = {
  women: {
    en: (what) => `women’s ${what}`,
    fr: (what) => `${what} femme`,
    de: (what) => `${what} für Damen`,
  },
  men: { en: (what) => `men’s ${what}`, fr: (what) => `${what} homme`, de: (what) => `${what} für Herren` },
  kids: { en: (what) => `kids’ ${what}`, fr: (what) => `${what} enfant`, de: (what) => `${what} für Kinder` },
  unisex: { en: unchanged, fr: unchanged, de: unchanged },
}

/** “Men’s waterproof hiking boot”: what a style is and for whom. */
export const subtitleOf = (what: Words, audience: Audience): Words =>
  mapWords(what, (text, language) => capitalised(phrases[audience][language](text)))
