import { createHash } from 'node:crypto'
import { dayMs } from '#src/base/day.ts'
import type { ReviewAspect } from '#src/contract/reviews/review.ts'
import { hashOf } from '../catalogue/stock.ts'
import type { Audience, Style, Template } from '../catalogue/style.ts'
import { styles } from '../catalogue/styles/styles.ts'
import { seededRandom, type Random } from '../pictures/scenes/random.ts'
import { de } from './sentences/de.ts'
import { en } from './sentences/en.ts'
import { fr } from './sentences/fr.ts'
import type { Mood, SentenceKit, Subject, Trait } from './sentences/sentence-kit.ts'

/** A review of the demo shop, which its buyer wrote when it was published. */
type DemoReview = {
  id: string
  productId: string
  locale: string
  rating: number
  title: string
  text: string
  nickname: string
  recommends: boolean
  helpful: number
  /** ISO instant. */
  createdAt: string
} & Partial<Record<ReviewAspect, number>>

/** Nobody in the demo wrote after this day. */
const lastDay = Date.parse('2026-11-20T00:00:00Z')
const longestMs = 420 * dayMs

const kindOf: Readonly<Record<Template, readonly [Subject, Trait?]>> = {
  'trail-runner': ['footwear', 'laced'],
  'road-runner': ['footwear', 'laced'],
  'hiking-boot': ['footwear', 'laced'],
  'chelsea-boot': ['footwear'],
  'winter-boot': ['footwear', 'laced'],
  'court-sneaker': ['footwear', 'laced'],
  'high-top': ['footwear', 'laced'],
  'slip-on': ['footwear'],
  sandal: ['footwear'],
  clog: ['footwear'],
  tee: ['clothing'],
  'long-sleeve-tee': ['clothing'],
  overshirt: ['clothing', 'layer'],
  hoodie: ['clothing', 'layer'],
  crewneck: ['clothing'],
  fleece: ['clothing', 'layer'],
  'shell-jacket': ['clothing', 'layer'],
  'puffer-jacket': ['clothing', 'layer'],
  gilet: ['clothing'],
  trousers: ['clothing'],
  shorts: ['clothing'],
  leggings: ['clothing'],
  beanie: ['accessory', 'worn'],
  cap: ['accessory', 'worn'],
  socks: ['accessory', 'worn'],
  backpack: ['accessory', 'carried'],
}

/** What a style is to the buyers of an audience. */
const subjectOf = ({ template }: Style, audience: Audience): readonly [Subject, Trait?] =>
  audience === 'kids' && kindOf[template][0] !== 'accessory' ? ['kids'] : kindOf[template]

/** Where reviews come from: half of them from where English is spoken. */
const origins: readonly { locale: string; kit: SentenceKit }[] = [
  ...['en-us', 'en-gb', 'en-us', 'en-gb', 'en-us'].map((locale) => ({ locale, kit: en })),
  ...['de-de', 'de-de', 'de-de'].map((locale) => ({ locale, kit: de })),
  ...['fr-ca', 'fr-ca'].map((locale) => ({ locale, kit: fr })),
]

const shuffled = <T>(random: Random, all: readonly T[]): T[] => {
  const left = [...all]
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [left[at], left[other]]
    if (one !== undefined && two !== undefined) [left[at], left[other]] = [two, one]
  }
  return left
}

const oneOf = <T>(random: Random, all: readonly T[]): T => {
  const found = all[Math.floor(random() * all.length)]
  if (found === undefined) throw new Error('There is nothing to draw from.')
  return found
}

/** What stars fall short of five by, over and over: mostly four stars, now and then fewer. */
const shortfalls = [1, 1, 2, 1, 1, 3, 1, 2, 1, 4]

/** So many stars whose average is as near to a score as they can be. */
const starsOf = (random: Random, score: number, count: number): number[] => {
  const stars = Array.from({ length: count }, () => 5)
  let missing = Math.round((5 - score) * count)
  for (let at = 0; missing > 0 && at < count; at += 1) {
    const short = Math.min(missing, shortfalls[at % shortfalls.length] ?? 1)
    stars[at] = 5 - short
    missing -= short
  }
  return shuffled(random, stars)
}

const moodOf = (stars: number): Mood => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor')

/** Which sentences a text is made of, by its stars. */
const moodsOf = (random: Random, stars: number): Mood[] => {
  if (stars === 5) return random() < 0.4 ? ['good'] : ['good', 'good']
  if (stars === 4) return ['good', 'fair']
  if (stars === 3) return ['fair', 'fair']
  return stars === 2 ? ['poor', 'fair'] : ['poor', 'poor']
}

const textOf = (
  random: Random,
  kit: SentenceKit,
  [subject, trait]: readonly [Subject, Trait?],
  style: Style,
  stars: number,
): string => {
  const own = kit.bySubject[subject]
  const more = trait ? kit.more[trait] : { good: [], fair: [] }
  const isDry = style.eyebrow === 'WATERPROOF' && stars >= 4 && random() < 0.35
  const left = {
    good: shuffled(random, [...own.good, ...more.good]),
    fair: shuffled(random, [...own.fair, ...more.fair]),
    poor: shuffled(random, own.poor),
  }
  const sentences = moodsOf(random, stars).flatMap((mood) => left[mood].pop() ?? [])
  return [
    ...sentences,
    ...(isDry ? [oneOf(random, kit.waterproof)] : []),
    ...(random() < 0.4 ? [oneOf(random, kit.endings[moodOf(stars)])] : []),
  ].join(' ')
}

/** From 1 to 5 around what a style is like: the better the stars, the nearer. */
const near = (random: Random, middle: number, stars: number): number => {
  const spread = stars >= 4 ? 0.9 : 1.8
  return Math.min(5, Math.max(1, Math.round(middle + (random() - 0.5) * 2 * spread)))
}

const idOf = (productId: string, number: number): string => {
  const hex = createHash('sha256').update(`${productId} ${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const reviewsOf = (style: Style, audience: Audience, productId: string): DemoReview[] => {
  if (!style.reviews) return []
  const random = seededRandom(hashOf(productId))
  const [score, most] = style.reviews
  const count = Math.max(2, most - Math.floor(random() * 4))
  const kind = subjectOf(style, audience)
  const [subject] = kind
  const since = Date.parse(`${style.since}T00:00:00Z`)
  const until = Math.min(lastDay, since + longestMs)
  const runs = 2.6 + random() * 0.9
  const titles = new Map(
    [en, de, fr].map((kit) => [
      kit,
      {
        good: shuffled(random, kit.titles.good),
        fair: shuffled(random, kit.titles.fair),
        poor: shuffled(random, kit.titles.poor),
      },
    ]),
  )
  return starsOf(random, score, count).map((rating, number): DemoReview => {
    const { locale, kit } = oneOf(random, origins)
    const mood = moodOf(rating)
    const createdAt = since + (until - since) * ((number + 0.2 + random() * 0.6) / count)
    const title = titles.get(kit)?.[mood].pop() ?? oneOf(random, kit.titles[mood])
    return {
      ...{ id: idOf(productId, number), productId, locale, rating, title },
      text: textOf(random, kit, kind, style, rating),
      nickname: `${oneOf(random, kit.names)} ${oneOf(random, [...'ABCDEFGHKLMNPRSTW'])}.`,
      recommends: rating >= 4,
      helpful: random() < 0.45 ? Math.floor(random() * 14) : 0,
      createdAt: new Date(Math.round(createdAt / 60_000) * 60_000).toISOString(),
      ...(subject === 'accessory' || random() < 0.25 ? {} : { fit: near(random, runs, rating) }),
      ...(subject === 'footwear' && random() < 0.7 ? { width: near(random, 2.9, rating) } : {}),
      ...(subject !== 'accessory' && random() < 0.7 ? { comfort: near(random, rating, 5) } : {}),
    }
  })
}

const audiences: readonly Audience[] = ['women', 'men', 'kids', 'unisex']

/** What buyers of the demo shop wrote of its products, the same at every call. */
export const demoReviews = (): DemoReview[] =>
  styles.flatMap((style) =>
    audiences.flatMap((audience) => {
      const productId = style.for[audience]
      return productId === undefined ? [] : reviewsOf(style, audience, productId)
    }),
  )
