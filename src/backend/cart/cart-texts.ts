import type { itemFlashTypes } from '#src/contract/cart/cart.ts'
import type { Language } from '#src/contract/sites.ts'

type CartTexts = {
  standard: { label: string; deliveryTime: string }
  digital: { label: string; deliveryTime: string }
  /** Working days until it comes. */
  deliveryTime: (min: number, max: number) => string
  invalidAddress: string
  downgraded: string
  flash: Record<(typeof itemFlashTypes)[number], (name: string) => string>
}

const daysIn =
  (today: string, day: string, days: string) =>
  (min: number, max: number): string => {
    if (max === 0) return today
    return `${min === max ? max : `${min}–${max}`} ${max === 1 ? day : days}`
  }

/** Texts that a cart itself carries, by language. */
export const cartTexts: Record<Language, CartTexts> = {
  en: {
    standard: { label: 'Standard delivery', deliveryTime: '3–5 business days' },
    digital: { label: 'By email', deliveryTime: 'Within an hour' },
    deliveryTime: daysIn('Today', 'business day', 'business days'),
    invalidAddress: 'We do not deliver to this address. Please choose another one.',
    downgraded: 'The delivery you chose is no longer possible. Please look at how your items come now.',
    flash: {
      ProductItemNotAvailable: (name) => `${name} is no longer available here.`,
      ProductLineItemInventoryMissing: (name) => `There are fewer of ${name} left than you chose.`,
      ProductLineItemFullInventoryMissing: (name) => `${name} is sold out.`,
    },
  },
  fr: {
    standard: { label: 'Livraison standard', deliveryTime: '3 à 5 jours ouvrés' },
    digital: { label: 'Par e-mail', deliveryTime: 'Sous une heure' },
    deliveryTime: daysIn('Aujourd’hui', 'jour ouvré', 'jours ouvrés'),
    invalidAddress: 'Nous ne livrons pas à cette adresse. Veuillez en choisir une autre.',
    downgraded: 'La livraison choisie n’est plus possible. Vérifiez comment vos articles arriveront.',
    flash: {
      ProductItemNotAvailable: (name) => `${name} n’est plus disponible ici.`,
      ProductLineItemInventoryMissing: (name) => `Il reste moins d’exemplaires de ${name} que demandé.`,
      ProductLineItemFullInventoryMissing: (name) => `${name} est épuisé.`,
    },
  },
  de: {
    standard: { label: 'Standardversand', deliveryTime: '3–5 Werktage' },
    digital: { label: 'Per E-Mail', deliveryTime: 'Innerhalb einer Stunde' },
    deliveryTime: daysIn('Heute', 'Werktag', 'Werktage'),
    invalidAddress: 'An diese Adresse liefern wir nicht. Bitte wähle eine andere.',
    downgraded:
      'Die gewählte Lieferung ist nicht mehr möglich. Bitte sieh nach, wie deine Artikel jetzt kommen.',
    flash: {
      ProductItemNotAvailable: (name) => `${name} ist hier nicht mehr erhältlich.`,
      ProductLineItemInventoryMissing: (name) => `Von ${name} ist weniger vorrätig als gewählt.`,
      ProductLineItemFullInventoryMissing: (name) => `${name} ist ausverkauft.`,
    },
  },
}
