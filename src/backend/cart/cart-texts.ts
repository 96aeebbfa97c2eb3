import type { itemFlashTypes } from '#src/contract/cart/cart.ts'
import type { Language } from '#src/contract/sites.ts'

type CartTexts = {
  standard: { label: string; deliveryTime: string }
  digital: { label: string; deliveryTime: string }
  flash: Record<(typeof itemFlashTypes)[number], (name: string) => string>
}

/** Texts that a cart itself carries, by language. */
export const cartTexts: Record<Language, CartTexts> = {
  en: {
    standard: { label: 'Standard delivery', deliveryTime: '3–5 business days' },
    digital: { label: 'By email', deliveryTime: 'Within an hour' },
    flash: {
      ProductItemNotAvailable: (name) => `${name} is no longer available here.`,
      ProductLineItemInventoryMissing: (name) => `There are fewer of ${name} left than you chose.`,
      ProductLineItemFullInventoryMissing: (name) => `${name} is sold out.`,
    },
  },
  fr: {
    standard: { label: 'Livraison standard', deliveryTime: '3 à 5 jours ouvrés' },
    digital: { label: 'Par e-mail', deliveryTime: 'Sous une heure' },
    flash: {
      ProductItemNotAvailable: (name) => `${name} n’est plus disponible ici.`,
      ProductLineItemInventoryMissing: (name) => `Il reste moins d’exemplaires de ${name} que demandé.`,
      ProductLineItemFullInventoryMissing: (name) => `${name} est épuisé.`,
    },
  },
  de: {
    standard: { label: 'Standardversand', deliveryTime: '3–5 Werktage' },
    digital: { label: 'Per E-Mail', deliveryTime: 'Innerhalb einer Stunde' },
    flash: {
      ProductItemNotAvailable: (name) => `${name} ist hier nicht mehr erhältlich.`,
      ProductLineItemInventoryMissing: (name) => `Von ${name} ist weniger vorrätig als gewählt.`,
      ProductLineItemFullInventoryMissing: (name) => `${name} ist ausverkauft.`,
    },
  },
}
