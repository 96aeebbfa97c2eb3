import { inEveryLanguage } from './catalogue.ts'
import { cartMessages } from './cart.ts'

/** The cart's errors, and the one of a form posted before every option was chosen. */
const withChoice = <E extends { byCode: Record<string, string> }>(errors: E, CHOICE: string) => ({
  ...errors,
  byCode: { ...errors.byCode, CHOICE },
})

/** Texts of the product page's buy box. */
export const buyBoxMessages = inEveryLanguage({
  en: {
    was: 'Was',
    now: 'Now',
    from: 'From {price}',
    chosen: '{label}: {value}',
    chooseOne: 'Choose',
    missing: 'Please choose: {label}.',
    soldOut: 'Sold out',
    someSoldOut: 'Crossed out: sold out in {color}.',
    lastFew: 'Only a few left',
    inStock: 'In stock, ready to ship',
    add: 'Add to cart',
    adding: 'Adding…',
    errors: withChoice(cartMessages.en.errors, 'Please choose every option first.'),
  },
  fr: {
    was: 'Avant',
    now: 'Maintenant',
    from: 'Dès {price}',
    chosen: '{label} : {value}',
    chooseOne: 'À choisir',
    missing: 'Veuillez choisir : {label}.',
    soldOut: 'Épuisé',
    someSoldOut: 'Barré : épuisé en {color}.',
    lastFew: 'Plus que quelques exemplaires',
    inStock: 'En stock, prêt à partir',
    add: 'Ajouter au panier',
    adding: 'Ajout en cours…',
    errors: withChoice(cartMessages.fr.errors, 'Veuillez d’abord choisir chaque option.'),
  },
  de: {
    was: 'Vorher',
    now: 'Jetzt',
    from: 'Ab {price}',
    chosen: '{label}: {value}',
    chooseOne: 'Bitte wählen',
    missing: 'Bitte wähle: {label}.',
    soldOut: 'Ausverkauft',
    someSoldOut: 'Durchgestrichen: in {color} ausverkauft.',
    lastFew: 'Nur noch wenige da',
    inStock: 'Auf Lager, versandbereit',
    add: 'In den Warenkorb',
    adding: 'Wird hinzugefügt …',
    errors: withChoice(cartMessages.de.errors, 'Bitte wähle zuerst alle Optionen aus.'),
  },
})
