import type { CatalogueImage, CatalogueProduct, CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import { drawingSide, type View } from '#demo/pictures/drawing.ts'
import { colourCodes, colours, type ColourCode } from './colours.ts'
import { eanOf } from './ean.ts'
import { mapWords, type Words } from './words.ts'

/** Last folder of the gift card's slug, folder of its pictures and name of its drawing. */
export const giftCardSlug = 'gift-card'

/** The colours that its card is printed in. */
export const giftCardColours = ['FIR', 'EMB', 'DSK'] as const satisfies readonly ColourCode[]

const productId = 'MW9001GC'
const styleNumber = 9001
const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const

/** What the page of gift cards promises: from 25 to 500, in any currency. */
const bounds = { min: 2500, max: 50_000 }

const forEachCurrency = <T>(value: T): Record<string, T> =>
  Object.fromEntries(currencies.map((currency) => [currency, value]))

const name: Words = { en: 'Gift Card', fr: 'Carte cadeau', 'fr-ca': 'Carte-cadeau', de: 'Geschenkkarte' }

const views: readonly [View, Words][] = [
  ['main', { en: 'front', fr: 'recto', de: 'Vorderseite' }],
  ['alternate', { en: 'back', fr: 'verso', de: 'Rückseite' }],
  ['detail', { en: 'close-up', fr: 'gros plan', de: 'Nahaufnahme' }],
]

const images: CatalogueImage[] = giftCardColours.flatMap((code) =>
  views.map(([view, viewName]) => ({
    publicId: `products/${giftCardSlug}/${code}/${view}`,
    alt: mapWords(
      name,
      (text, language) => `${text}, ${colours[code].name[language]}, ${viewName[language]}`,
    ),
    colorId: code,
    width: drawingSide,
    height: drawingSide,
  })),
)

const variants: CatalogueVariant[] = giftCardColours.map((code) => ({
  variantId: `${productId}-${code}`,
  upc: eanOf(styleNumber, colourCodes.indexOf(code), 0),
  sku: `${productId}-${code}`,
  attributes: { color: code },
  quantity: 0,
  prices: forEachCurrency({ current: bounds.min, original: bounds.min }),
}))

/** The gift card: the shopper names its amount, and it comes by email. */
export const giftCard: Omit<CatalogueProduct, 'position'> = {
  productId,
  masterId: productId,
  slug: `accessories/${giftCardSlug}`,
  name,
  subtitle: {
    en: 'Any amount, by email',
    fr: 'Le montant de votre choix, par e-mail',
    'fr-ca': 'Le montant de votre choix, par courriel',
    de: 'Jeder Betrag, per E-Mail',
  },
  description: {
    en: '<p>You need not know their size. Choose an amount and a picture, and say who it is for: we send it by email within the hour, with your words. It never expires and may be used up in pieces.</p>',
    fr: '<p>Pas besoin de connaître sa pointure. Choisissez un montant et un motif, dites à qui elle est destinée : nous l’envoyons par e-mail dans l’heure, avec vos mots. Elle n’expire jamais et s’utilise en plusieurs fois.</p>',
    'fr-ca':
      '<p>Pas besoin de connaître sa pointure. Choisissez un montant et un motif, dites à qui elle est destinée : nous l’envoyons par courriel dans l’heure, avec vos mots. Elle n’expire jamais et s’utilise en plusieurs fois.</p>',
    de: '<p>Die Größe musst du nicht kennen. Betrag und Motiv wählen, sagen, für wen sie ist: Wir schicken sie innerhalb einer Stunde per E-Mail, mit deinen Worten. Die Karte läuft nie ab und kann in Teilen eingelöst werden.</p>',
  },
  brand: 'Marlow',
  productType: 'digital',
  taxCategory: 'giftCard',
  customAmount: forEachCurrency(bounds),
  details: [
    {
      id: 'redeem',
      title: { en: 'To redeem one', fr: 'Pour l’utiliser', de: 'Einlösen' },
      html: {
        en: '<p>Enter the number and the code at checkout, under payment. What remains stays on the card.</p>',
        fr: '<p>Saisissez le numéro et le code au moment de payer. Ce qui reste demeure sur la carte.</p>',
        de: '<p>Nummer und Code an der Kasse unter Zahlung eingeben. Was übrig ist, bleibt auf der Geschenkkarte.</p>',
      },
    },
  ],
  categoryIds: ['4000'],
  publishedAt: '2026-11-02T08:00:00Z',
  attributes: [
    {
      type: 'color',
      label: { en: 'Design', fr: 'Motif', de: 'Motiv' },
      options: giftCardColours.map((id) => ({ id, value: colours[id].name, swatch: colours[id].swatch })),
    },
  ],
  images,
  variants,
}
