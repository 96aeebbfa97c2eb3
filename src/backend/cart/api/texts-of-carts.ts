import type { itemFlashTypes } from '#src/contract/cart/cart.ts'
import type { DeliveryNotice } from '#src/rules/delivery/store-delivery.ts'
import type { Language } from '#src/contract/sites.ts'

type CartTexts = {
  standard: { label: string; deliveryTime: string }
  digital: { label: string; deliveryTime: string }
  /** Working days until it comes. */
  deliveryTime: (min: number, max: number) => string
  invalidAddress: string
  /** Deliveries that are not what the shopper wanted. */
  delivery: Record<DeliveryNotice | 'OrderShippingMethodDowngraded', string>
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
    delivery: {
      PickupToSth: 'An item cannot be picked up any more. We deliver it to you instead.',
      PickupToSts:
        'An item is no longer on the shelf of your store. We ship it there, and you pick it up later.',
      StsToSth: 'An item cannot be shipped to your store any more. We deliver it to you instead.',
      StsToPickup: 'Good news, an item is in your store already. You can pick it up sooner.',
      STHToPickup: 'An item cannot be delivered to you, but your store has it. You can pick it up there.',
      OrderShippingMethodDowngraded:
        'Your way of delivery is not possible any more. We chose the next one, and you can change it.',
    },
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
    delivery: {
      PickupToSth: 'Un article ne peut plus être retiré en magasin. Nous vous le livrons.',
      PickupToSts:
        'Un article n’est plus en rayon dans votre magasin. Nous l’y expédions et vous le retirez plus tard.',
      StsToSth: 'Un article ne peut plus être expédié à votre magasin. Nous vous le livrons.',
      StsToPickup: 'Bonne nouvelle, un article est déjà dans votre magasin. Vous pouvez le retirer plus tôt.',
      STHToPickup: 'Un article ne peut pas vous être livré, mais votre magasin l’a. Vous pouvez l’y retirer.',
      OrderShippingMethodDowngraded:
        'Votre mode de livraison n’est plus possible. Nous avons choisi le suivant et vous pouvez en changer.',
    },
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
    delivery: {
      PickupToSth: 'Ein Artikel kann nicht mehr abgeholt werden. Wir liefern ihn dir stattdessen.',
      PickupToSts:
        'Ein Artikel liegt nicht mehr in deiner Filiale. Wir schicken ihn dorthin, und du holst ihn später ab.',
      StsToSth:
        'Ein Artikel kann nicht mehr in deine Filiale geschickt werden. Wir liefern ihn dir stattdessen.',
      StsToPickup: 'Gute Nachricht, ein Artikel ist schon in deiner Filiale. Du kannst ihn früher abholen.',
      STHToPickup:
        'Ein Artikel kann nicht geliefert werden, aber deine Filiale hat ihn. Du kannst ihn dort abholen.',
      OrderShippingMethodDowngraded:
        'Deine Lieferart ist nicht mehr möglich. Wir haben die nächste gewählt, und du kannst sie ändern.',
    },
    flash: {
      ProductItemNotAvailable: (name) => `${name} ist hier nicht mehr erhältlich.`,
      ProductLineItemInventoryMissing: (name) => `Von ${name} ist weniger vorrätig als gewählt.`,
      ProductLineItemFullInventoryMissing: (name) => `${name} ist ausverkauft.`,
    },
  },
}
