import { inEveryLanguage } from './catalogue.ts'

/** Texts around content that is chosen for a visitor. */
export const personalisationMessages = inEveryLanguage({
  en: { updated: 'A part of this page has been updated for you.' },
  fr: { updated: 'Une partie de cette page a été mise à jour pour vous.' },
  de: { updated: 'Ein Teil dieser Seite wurde für dich aktualisiert.' },
})
