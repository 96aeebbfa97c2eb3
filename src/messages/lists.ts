import { inEveryLanguage } from './catalogue.ts'

/** Texts of the benefit bar and of the secondary navigation, beside those of editors. */
export const listMessages = inEveryLanguage({
  en: {
    benefits: 'Benefits',
    close: 'Close',
    more: 'More about this',
    secondaryNavigation: 'In this section',
  },
  fr: {
    benefits: 'Avantages',
    close: 'Fermer',
    more: 'En savoir plus',
    secondaryNavigation: 'Dans cette rubrique',
  },
  de: {
    benefits: 'Vorteile',
    close: 'Schließen',
    more: 'Mehr dazu',
    secondaryNavigation: 'In diesem Bereich',
  },
})
