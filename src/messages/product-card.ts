import { inEveryLanguage } from './catalogue.ts'

/** Texts of a product's card. */
export const productCardMessages = inEveryLanguage({
  en: {
    price: 'Price',
    salePrice: 'Sale price',
    originalPrice: 'Original price',
    from: 'From {price}',
    percentOff: '{percent}% off',
    colors: 'Colours',
    soldOut: 'Sold out',
    moreColors: '{count} more colours',
  },
  fr: {
    price: 'Prix',
    salePrice: 'Prix soldé',
    originalPrice: 'Prix d’origine',
    from: 'Dès {price}',
    percentOff: '−{percent} %',
    colors: 'Couleurs',
    soldOut: 'Épuisé',
    moreColors: '{count} autres couleurs',
  },
  de: {
    price: 'Preis',
    salePrice: 'Aktionspreis',
    originalPrice: 'Ursprünglicher Preis',
    from: 'Ab {price}',
    percentOff: '−{percent} %',
    colors: 'Farben',
    soldOut: 'Ausverkauft',
    moreColors: '{count} weitere Farben',
  },
})
