import type { ColourCode } from './colours.ts'
import type { DetailKeys } from './details/passages.ts'
import type { Words } from './words.ts'

/** What a style is drawn from; also decides its sizes and its category. */
export type Template =
  | 'trail-runner'
  | 'road-runner'
  | 'hiking-boot'
  | 'chelsea-boot'
  | 'winter-boot'
  | 'court-sneaker'
  | 'high-top'
  | 'slip-on'
  | 'sandal'
  | 'clog'
  | 'tee'
  | 'long-sleeve-tee'
  | 'overshirt'
  | 'hoodie'
  | 'crewneck'
  | 'fleece'
  | 'shell-jacket'
  | 'puffer-jacket'
  | 'gilet'
  | 'trousers'
  | 'shorts'
  | 'leggings'
  | 'beanie'
  | 'cap'
  | 'socks'
  | 'backpack'

export type Audience = 'women' | 'men' | 'kids' | 'unisex'
export type BadgeId = 'NEW' | 'BESTSELLER' | 'SALE' | 'RECYCLED' | 'LIMITED'
export type EyebrowId = 'WATERPROOF' | 'MERINO' | 'INSULATED' | 'ORGANIC' | 'RESOLEABLE'

/** One style as an author writes it; `expandStyles` makes one product for each audience of it. */
export type Style = {
  /** Last folder of the product's slug and folder of its pictures; unique. */
  slug: string
  name: string | Words
  template: Template
  /** Product id by audience; the first one is the master of the others. */
  for: Partial<Record<Audience, string>>
  /** What it is, as a noun phrase to which the audience is added: “waterproof hiking boot”. */
  what: Words
  /** Two to four sentences. */
  description: Words
  details: DetailKeys
  /** Weight of one shoe in grams, heel-to-toe drop and lug depth in millimetres, volume in litres. */
  specs?: { grams?: number; drop?: number; lugs?: number; litres?: number }
  colours: readonly ColourCode[]
  /** Full price in whole dollars, Canadian dollars, pounds and euros. */
  price: readonly [usd: number, cad: number, gbp: number, eur: number]
  /** Percent off, for the named colours or for all. */
  sale?: { percent: number; colours?: readonly ColourCode[] }
  soldOut?: readonly ColourCode[]
  badge?: BadgeId
  eyebrow?: EyebrowId
  /** First day on sale. */
  since: string
  /** What its reviews come to, for each audience: the stars on average, and at most so many of them. */
  reviews?: readonly [score: number, count: number]
}
