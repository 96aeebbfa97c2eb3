import { inEveryLanguage } from './catalogue.ts'

/** Texts of banners, where editors gave none. */
export const bannerMessages = inEveryLanguage({
  en: { pictures: 'Pictures', discover: 'Discover' },
  fr: { pictures: 'Images', discover: 'Découvrir' },
  de: { pictures: 'Bilder', discover: 'Entdecken' },
})
