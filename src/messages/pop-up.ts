import { inEveryLanguage } from './catalogue.ts'

/** Texts of pop-ups, beside those of editors. */
export const popUpMessages = inEveryLanguage({
  en: { close: 'Close and do not show again' },
  fr: { close: 'Fermer et ne plus afficher' },
  de: { close: 'Schließen und nicht mehr zeigen' },
})
