import { dayMs } from './day.ts'
import { instantAfter } from '#src/base/clock.ts'

type RetentionRow = Readonly<{
  /** What is kept, in words for docs/privacy.md; so are `since` and `why`. */
  what: string
  /** How long; a year has 365 days. */
  keptFor: Readonly<{ hours: number } | { days: number } | { years: number }>
  /** From when on this counts. */
  since: string
  why: string
  /** When a job deletes what is older, as a cron expression in UTC. Missing where what writes it deletes it too. */
  cron?: string
}>

/** What is deleted once it is old; reservations of stock, which the next of their variant deletes, are not here. docs/privacy.md shows this table; the privacy page of the demo tells shoppers of it. */
export const retention = {
  carts: {
    what: 'guests’ carts',
    keptFor: { days: 60 },
    since: 'somebody changed or saw them',
    why: 'their visitor may come back within 30 days, and each visit makes a cart young',
    cron: '17 * * * *',
  },
  'empty-carts': {
    what: 'carts with nothing in them',
    keptFor: { days: 2 },
    since: 'somebody changed or saw them',
    why: 'an empty cart is made anew at no loss',
    cron: '19 * * * *',
  },
  wishlists: {
    what: 'guests’ favorites',
    keptFor: { days: 180 },
    since: 'somebody changed or saw them',
    why: 'their visitor may come back',
    cron: '53 3 * * *',
  },
  orders: {
    what: 'orders that nobody paid for',
    keptFor: { days: 30 },
    since: 'their last change',
    why: 'money may come late; while a provider holds some they stay',
    cron: '47 3 * * *',
  },
  payments: {
    what: 'payments without an order, and test cards that no cart, customer or order has',
    keptFor: { days: 1 },
    since: 'they were made',
    why: 'their order may just be written',
    cron: '57 3 * * *',
  },
  'sealed-cards': {
    what: 'cards that Adyen’s fields encrypted',
    keptFor: { hours: 1 },
    since: 'they were typed',
    why: 'they wait for their order',
    cron: '*/10 * * * *',
  },
  'contact-messages': {
    what: 'messages to the shop',
    keptFor: { years: 2 },
    since: 'they were sent',
    why: 'long enough to answer and to be asked again',
    cron: '41 3 * * *',
  },
  'warranty-cases': {
    what: 'goods that broke: what was told, with its pictures',
    keptFor: { years: 2 },
    since: 'they were sent',
    why: 'the warranty that the law gives at least in Europe',
    cron: '42 3 * * *',
  },
  'photo-submissions': {
    what: 'photos of customers, and reports of them',
    keptFor: { days: 180 },
    since: 'they were sent',
    why: 'they stand beside a product for a season',
    cron: '43 3 * * *',
  },
  'consent-records': {
    what: 'proofs of a choice about cookies',
    keptFor: { years: 3 },
    since: 'the choice',
    why: 'most claims about it may be brought so long',
    cron: '54 3 * * *',
  },
  subscriptions: {
    what: 'addresses for news that nobody confirmed',
    keptFor: { days: 30 },
    since: 'they were given',
    why: 'the link that confirms has not worked for three weeks by then',
    cron: '29 3 * * *',
  },
  'stock-requests': {
    what: 'who asked to be told when something is back in stock',
    keptFor: { days: 180 },
    since: 'they asked',
    why: 'what has not come back in half a year hardly will',
    cron: '31 3 * * *',
  },
  'unconfirmed-stock-requests': {
    what: 'the same, where nobody confirmed that the address wants it',
    keptFor: { days: 7 },
    since: 'they asked last',
    why: 'the link that confirms works so long',
    cron: '32 3 * * *',
  },
  'told-stock-requests': {
    what: 'who was told that something is back in stock',
    keptFor: { days: 1 },
    since: 'the mail',
    why: 'no more people are told in a day than there are units for',
    cron: '33 * * * *',
  },
  logins: {
    what: 'where customers signed in, and on which device',
    keptFor: { days: 400 },
    since: 'the login was over',
    why: 'a device stays known as long as its cookie lives',
    cron: '17 4 * * *',
  },
  'security-events': {
    what: 'what concerned the security of an account',
    keptFor: { years: 2 },
    since: 'it happened',
    why: 'customers see it in their account',
    cron: '18 4 * * *',
  },
  'associate-acts': {
    what: 'what associates did for customers',
    keptFor: { years: 2 },
    since: 'it happened',
    why: 'a shop can tell who did what',
    cron: '19 4 * * *',
  },
  'one-time-tokens': {
    what: 'links that were sent to sign in, confirm or reset',
    keptFor: { days: 1 },
    since: 'they expired',
    why: 'nobody can use them again',
    cron: '20 4 * * *',
  },
  'sign-in-attempts': {
    what: 'counts of failed logins',
    keptFor: { days: 1 },
    since: 'the last of them',
    why: 'they slow down who guesses passwords',
    cron: '21 4 * * *',
  },
  challenges: {
    what: 'challenges that told people from programs',
    keptFor: { hours: 0 },
    since: 'they expired',
    why: 'until then none is taken twice',
    cron: '37 * * * *',
  },
  'recommendation-counts': {
    what: 'how often products were viewed, and recommended ones clicked; nothing personal',
    keptFor: { days: 400 },
    since: 'the day',
    why: 'what is liked this season is compared with the last',
    cron: '44 3 * * *',
  },
  'webhook-deliveries': {
    what: 'what listeners were told of orders',
    keptFor: { days: 30 },
    since: 'it was written',
    why: 'a listener may ask what it missed',
  },
  'failed-jobs': {
    what: 'jobs that failed for good',
    keptFor: { days: 90 },
    since: 'their last try',
    why: 'staff may have them tried anew',
  },
  'page-checks': {
    what: 'checks of the pages that take payment; nothing personal',
    keptFor: { days: 400 },
    since: 'the check',
    why: 'who audits the shop reads a year of them',
  },
} as const satisfies Readonly<Record<string, RetentionRow>>

type Table = typeof retention

export type KeptData = keyof Table

/** What jobs of their own delete. */
export type PurgedData = { [Kind in KeptData]: Table[Kind] extends { cron: string } ? Kind : never }[KeptData]

const isKept = (name: string): name is KeptData => Object.hasOwn(retention, name)

const keptData = Object.keys(retention).filter(isKept)

/** What jobs of their own delete, in the order of the table. */
export const purgedData = keptData.filter((kind): kind is PurgedData => 'cron' in retention[kind])

const msOf = { hours: dayMs / 24, days: dayMs, years: 365 * dayMs }

/** How long a kind is kept, in milliseconds. */
export const keptMs = (kind: KeptData): number => {
  const {
    hours = 0,
    days = 0,
    years = 0,
  }: { hours?: number; days?: number; years?: number } = retention[kind].keptFor
  return hours * msOf.hours + days * msOf.days + years * msOf.years
}

/** The instant before which what is of a kind is too old at another; both in ISO form. */
export const keptSince = (kind: KeptData, instant: string): string => instantAfter(instant, -keptMs(kind))
