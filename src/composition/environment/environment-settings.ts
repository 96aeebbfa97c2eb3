import path from 'node:path'
import { z } from 'zod'
import { emailPattern } from '#src/base/email-pattern.ts'
import { adyenEnvironment } from './adyen-environment.ts'
import { contentEnvironment } from './content-environment.ts'
import { key, listOf, origin } from './setting-forms.ts'
import { taxEnvironment } from './tax-environment.ts'
import { isNetwork } from './trusted-proxies.ts'
import { webhookEndpoints } from './webhook-endpoints.ts'

/** What people and programs share: nothing else bounds guesses, so that a stranger's locks nobody out. */
const sharedKey = z
  .string()
  .min(16)
  .refine((text) => new Set(text).size >= 8, 'needs 8 different characters or more')
  .optional()

const file = (name: string) =>
  z
    .string()
    .default(name)
    .transform((given) => path.resolve(given))

/** One line: whatever stands in it begins no other header. */
const mailSender = new RegExp(`^(?:${emailPattern}|[^<>\\r\\n",;]+ <${emailPattern}>)$`)

const isHostName = (text: string): boolean =>
  URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text

const listening = {
  HOST: z
    .string()
    .default('0.0.0.0')
    .meta({ description: 'the address of this machine on which the shop listens' }),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321).meta({ description: 'its port' }),
  PUBLIC_URL: origin.optional().meta({
    description: 'the address shoppers see, for canonical links and secure cookies; needed behind a proxy',
    unset: 'the host of the request',
  }),
  ALLOWED_HOSTS: z
    .string()
    .default('localhost, 127.0.0.1, [::1]')
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .refine((list) => list.every(isHostName), 'lists host names without scheme, port or path')
    .meta({
      description:
        'hosts the shop answers for in production where `PUBLIC_URL` is not set: names without ports, such as `shop.test, 10.0.0.5`',
    }),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .refine((list) => list.every(isNetwork), 'lists addresses and networks, such as 10.0.0.0/8')
    .meta({
      description:
        'proxies in front of the shop, as addresses or networks such as `10.0.0.0/8, ::1`: only their `X-Forwarded-For` tells clients apart',
    }),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).meta({
    description: 'multiplies how often one client may call, for shops whose shoppers share few addresses',
  }),
}

const storage = {
  WELT_DATA: file('.data').meta({
    description: 'folder of everything that is written: database, pictures, mail, secret',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/ })
    .optional()
    .meta({ description: 'PostgreSQL instead of the embedded database', unset: 'the embedded database' }),
  SESSION_SECRET: z.string().min(32).optional().meta({
    description: 'signs sessions, at least 32 characters; instances of one shop must share it',
    unset: 'made and kept in the data folder',
  }),
  WELT_WORKERS: z.coerce.number().int().min(1).max(99).optional().meta({
    description: 'processes that serve on one port; the embedded database has room for one alone',
    unset: 'one a processor on PostgreSQL, else `1`',
  }),
  WELT_DRAIN_SECONDS: z.coerce.number().min(0).max(3600).default(0).meta({
    description:
      'seconds after `SIGTERM` in which the shop still answers while `/readyz` says 503, for load balancers',
  }),
}

const content = {
  ...contentEnvironment,
  CONTENT_FOLDER: file('demo/content').meta({ description: 'folder of the content' }),
  WELT_PREVIEW_KEY: sharedKey.meta({
    description:
      'lets editors preview, 16 characters or more, see [schedule and preview](schedule-and-preview.md)',
    unset: 'no preview in production',
  }),
  WELT_GALLERY: z.stringbool().default(false).meta({
    description: '`1` shows the gallery of blocks to everyone; else editors alone see it in production',
    unset: '`false`',
  }),
  WELT_STATIC: z.stringbool().default(false).meta({
    description:
      'renders pages once for everyone, with all alternatives in them; `npm run build:static` sets it, see [static pages](build-static-pages.md)',
    unset: '`false`',
  }),
  EXPERIMENTS_FILE: file('demo/experiments.json').meta({
    description: 'the experiments that are decided here, see [run an experiment](run-an-experiment.md)',
  }),
  DECISION_ORIGIN: origin.optional().meta({
    description: 'a remote decision engine for experiments',
    unset: 'the experiments file',
  }),
}

const prices = {
  WELT_SALE_PROMOTIONS: z.enum(['stack', 'best']).default('stack').meta({
    description: '`stack` takes promotions off sale prices; with `best` the better of the two counts',
  }),
  ...taxEnvironment,
  DELIVERY_METHODS_FILE: file('demo/delivery-methods.json').meta({
    description:
      'the ways in which the shop delivers, and what they cost, see [set up deliveries](set-up-deliveries.md)',
  }),
  SEARCH_FILE: file('demo/search.json').meta({
    description: 'what the shop’s search takes for the same, see [search](search.md)',
  }),
  ADDRESS_ORIGIN: origin.optional().meta({
    description: '[Photon](https://photon.komoot.io), which suggests addresses as they are typed',
    unset: 'the towns that the shop knows',
  }),
  RECOMMENDATIONS_ORIGIN: origin.optional().meta({
    description: 'a service that recommends products, see [recommendations](recommendations.md)',
    unset: 'what the shop learns by itself',
  }),
  INVOICE_SELLER: z
    .string()
    .min(1)
    .transform((text) => text.split('|').map((part) => part.trim()))
    .optional()
    .meta({
      description:
        'name, address, register and tax numbers of the seller, separated by bars, see [invoices](returns-and-invoices.md)',
      unset: 'an address of the demo brand',
    }),
}

const payments = {
  PAYMENTS: z.enum(['embedded', 'adyen']).optional().meta({
    description:
      '`adyen`, or `embedded`: a public shop with test cards, which it refuses to be otherwise, see [take payments](take-payments.md)',
    unset: 'test cards, on no public address',
  }),
  ...adyenEnvironment,
}

const staff = {
  WELT_STAFF_KEY: sharedKey.meta({
    description:
      'lets staff run the shop at `/ops`, 16 characters or more, see [a day](run-the-shop-for-a-day.md)',
    unset: 'nobody gets in there in production',
  }),
  WELT_ORDER_WEBHOOKS: webhookEndpoints.default([]).meta({
    description: 'endpoints that receive the events of orders, see [webhooks](webhooks.md)',
  }),
  WELT_PRIVATE_WEBHOOKS: z.stringbool().optional().meta({
    description: "whether they may be within this machine's network, without TLS",
    unset: 'outside production alone',
  }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description:
        "an SMTP server that takes the shop's mail, `smtps://user:password@host:465`, see [mail](mail.md); needs `MAIL_FROM` and `PUBLIC_URL`",
      unset: 'mail stays in the data folder',
    }),
  MAIL_FROM: z.string().regex(mailSender, 'is an address, or a name and an address in < >').optional().meta({
    description: 'the sender of mail: an address, or a name and an address, `Marlow <hello@shop.example>`',
  }),
  MAIL_CONTACT: z.email().optional().meta({
    description: 'who gets what shoppers write by the contact form',
    unset: 'the address of `MAIL_FROM`',
  }),
}

const humanCheck = {
  RECAPTCHA_PROJECT: key.meta({
    description:
      'project of reCAPTCHA Enterprise, see [tell people from programs](human-check.md); goes with the two keys',
    unset: 'a proof of work',
  }),
  RECAPTCHA_API_KEY: key.meta({ description: 'key of its API' }),
  RECAPTCHA_SITE_KEY: key.meta({ description: 'key of the site, which browsers know' }),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5).meta({
    description: 'least score that passes, from 0 (a program) to 1 (a person)',
  }),
  RECAPTCHA_ORIGIN: origin.default('https://recaptchaenterprise.googleapis.com').meta({
    description: 'where its API is, for tests',
    unset: 'Google’s',
  }),
}

const remoteCommerce = {
  COMMERCE_ORIGIN: origin.optional().meta({
    description: 'a remote commerce back end',
    unset: 'the embedded one',
  }),
  COMMERCE_TRUST_ID: z.string().optional().meta({
    description: 'who this shop is to it; sent with the calls of pages, never by browsers',
  }),
  COMMERCE_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ description: 'what this shop may do there; sent likewise' }),
}

const pages = {
  CLOUDINARY_CLOUD_NAME: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .optional()
    .meta({
      description: 'a Cloudinary account that serves the pictures',
      unset: 'this machine serves them',
    }),
  WELT_PREPARE_PICTURES: z.stringbool().default(true).meta({
    description: "makes the home page's pictures after the start; `false` leaves them to the first visitor",
    unset: '`true`',
  }),
  WELT_PAGE_CACHE: z.enum(['on', 'off']).default('on').meta({
    description:
      'holds rendered pages in memory for all visitors they suit; `off` renders each anew, for measuring',
  }),
  WELT_PAGE_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(64).meta({
    description: 'megabytes that held pages take at most, in each worker: about 30 pages a megabyte',
  }),
  DEMO_ACCOUNTS: z.stringbool().default(false).meta({
    description:
      "makes the demo's accounts, whose password everybody knows, in production too; never with `PUBLIC_URL`",
    unset: '`false`',
  }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').meta({
    description: 'least level that is logged: `debug`, `info`, `warn`, `error` or `silent`',
  }),
  NODE_ENV: z.string().default('production').meta({
    description: 'anything but `production` allows what helps development: known keys, faults on demand',
  }),
}

/**
 * The settings that the shop itself reads from the environment, by what they are about. All are optional. `description` says what a setting
 * means, `unset` what holds without it where no default says so: `docs/settings.md` is written from them by `npm run settings`.
 */
export const settingGroups = {
  'Where it listens': listening,
  'Where it keeps things': storage,
  Content: content,
  'Prices, taxes, delivery': prices,
  Payments: payments,
  'Staff, orders, mail': staff,
  'Telling people from programs': humanCheck,
  'A commerce back end elsewhere': remoteCommerce,
  'Pictures, pages, logs': pages,
}

/** The same settings, by their names. */
export const settings = z.object({
  ...listening,
  ...storage,
  ...content,
  ...prices,
  ...payments,
  ...staff,
  ...humanCheck,
  ...remoteCommerce,
  ...pages,
})
