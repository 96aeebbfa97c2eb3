import { inEveryLanguage } from './catalogue.ts'

/** Texts of product cards and the product page outside its buy box. */
export const productMessages = inEveryLanguage({
  en: {
    home: 'Home',
    gallery: 'Pictures of {name}',
    rating: '{score} out of 5, {count} reviews',
    articleNumber: 'Style {id}',
  },
  fr: {
    home: 'Accueil',
    gallery: 'Photos de {name}',
    rating: '{score} sur 5, {count} avis',
    articleNumber: 'Modèle {id}',
  },
  de: {
    home: 'Startseite',
    gallery: 'Bilder von {name}',
    rating: '{score} von 5, {count} Bewertungen',
    articleNumber: 'Modell {id}',
  },
})
