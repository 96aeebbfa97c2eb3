import path from 'node:path'
import { z } from 'zod'
import { emailPattern } from '#src/base/email-pattern.ts'
import { adyenEnvironment, checkAdyen } from './adyen-environment.ts'
import { webhookEndpoints } from './webhook-endpoints.ts'
import { isNetwork } from './trusted-proxies.ts'
import type { OpenAdapter } from '#src/canvas/define-adapter.ts'
import { adapterVariables, chosenAdapter, contentEnvironment } from './content-environment.ts'

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

/** One line: whatever stands in it begins no other header. */
const mailSender = new RegExp(`^(?:${emailPattern}|[^<>\\r\\n",;]+ <${emailPattern}>)$`)

const isHostName = (text: string): boolean =>
  URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text

const settings = z.object({
  /** Where the shop listens. */
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
  /** The address shoppers see, for canonical links and secure cookies; behind a proxy it must be set. */
  PUBLIC_URL: origin.optional(),
  /** Hosts the shop answers for in production where `PUBLIC_URL` does not say it: names without ports. */
  ALLOWED_HOSTS: z
    .string()
    .default('localhost, 127.0.0.1, [::1]')
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .refine((list) => list.every(isHostName), 'lists host names without scheme, port or path'),
  /** Proxies in front of the shop, as addresses or networks (`10.0.0.0/8, ::1`): only what they say of a client is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .transform((list) => list.filter((one) => one !== ''))
    .refine((list) => list.every(isNetwork), 'lists addresses and networks, such as 10.0.0.0/8'),
  /** Multiplies how often one client may call, for shops whose shoppers share few addresses. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** Whether promotions come on top of sale prices, or each item has the better of the two. */
  WELT_SALE_PROMOTIONS: z.enum(['stack', 'best']).default('stack'),
  /** Folder of everything that is written: database, pictures, secret. */
  WELT_DATA: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder)),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** Processes that serve on one port: one a processor on PostgreSQL, else one. */
  WELT_WORKERS: z.coerce.number().int().min(1).max(99).optional(),
  /** Seconds after SIGTERM in which the shop still answers and `/readyz` says 503, so that a load balancer leads nobody to it. */
  WELT_DRAIN_SECONDS: z.coerce.number().min(0).max(3600).default(0),
  /** A remote commerce back end instead of the embedded one. */
  COMMERCE_ORIGIN: origin.optional(),
  /** Who this shop is to the remote back end, and what it may there; sent with the calls of its pages alone. */
  COMMERCE_TRUST_ID: z.string().optional(),
  COMMERCE_ACCESS_KEY: z.string().optional(),
  ...contentEnvironment,
  CONTENT_FOLDER: z
    .string()
    .default('demo/content')
    .transform((folder) => path.resolve(folder)),
  /** A remote decision engine for experiences instead of hashing here by the experiments file. */
  DECISION_ORIGIN: origin.optional(),
  EXPERIMENTS_FILE: z
    .string()
    .default('demo/experiments.json')
    .transform((file) => path.resolve(file)),
  /** A tax service with TaxJar's API instead of the embedded table, its key, and where goods are sent from. */
  TAX_ORIGIN: origin.optional(),
  TAX_API_KEY: z.string().min(1).optional(),
  TAX_FROM: z
    .string()
    .regex(/^[A-Z]{2},\s*[A-Z]{2},\s*[\w -]{3,12}$/, 'is country, state, postal code, such as US, OR, 97205')
    .transform((text) => {
      const [countryCode = '', province = '', postalCode = ''] = text.split(',').map((part) => part.trim())
      return { countryCode, province, postalCode }
    })
    .optional(),
  /** Photon, which suggests addresses as they are typed; without it the shop suggests the towns that it knows. */
  ADDRESS_ORIGIN: origin.optional(),
  /** The ways in which the shop delivers, and what they cost. */
  DELIVERY_METHODS_FILE: z
    .string()
    .default('demo/delivery-methods.json')
    .transform((file) => path.resolve(file)),
  /** Who takes the money: Adyen, or `embedded`, which says that a public shop may run with test cards, which it refuses otherwise. */
  PAYMENTS: z.enum(['embedded', 'adyen']).optional(),
  ...adyenEnvironment,
  /** Who is told of orders by webhooks, see `webhookEndpoints`; and whether they may be within this machine's network, without TLS. */
  WELT_ORDER_WEBHOOKS: webhookEndpoints.default([]),
  WELT_PRIVATE_WEBHOOKS: z.stringbool().optional(),
  /** An SMTP server that takes the shop's mail, `smtps://user:password@host:465`; without it mail is kept in the data folder. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom the shop's mail is from: an address, or a name and an address, `Marlow <hello@shop.example>`. */
  MAIL_FROM: z.string().regex(mailSender, 'is an address, or a name and an address in < >').optional(),
  /** Who gets what shoppers write by the contact form; the sender's address unless it is set. */
  MAIL_CONTACT: z.email().optional(),
  /** Who sells, as invoices must say: name, address, tax number, parted by `|`. */
  INVOICE_SELLER: z
    .string()
    .min(1)
    .transform((text) => text.split('|').map((part) => part.trim()))
    .optional(),
  /** reCAPTCHA Enterprise instead of a proof of work, to tell people from programs: project, key of the API, key of the site. */
  RECAPTCHA_PROJECT: z.string().min(1).optional(),
  RECAPTCHA_API_KEY: z.string().min(1).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  /** Least score that passes, from 0 (a program) to 1 (a person). */
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RECAPTCHA_ORIGIN: origin.default('https://recaptchaenterprise.googleapis.com'),
  /** A Cloudinary account that serves the pictures instead of this machine. */
  CLOUDINARY_CLOUD_NAME: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .optional(),
  /** Signs session tokens; made and kept in the data folder when missing. Instances of one shop must share it. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** Lets editors preview, and content clients ask for previews. Without it preview is off in production. */
  WELT_PREVIEW_KEY: z.string().min(16).optional(),
  /** Lets staff run the shop at `/ops`. Without it nobody is let in there in production. */
  WELT_STAFF_KEY: z.string().min(16).optional(),
  /** Shows the gallery of blocks to everyone; without it, outside production only. */
  WELT_GALLERY: z.stringbool().default(false),
  /** Renders pages once for everyone, with all alternatives in them: `npm run build:static` sets it. */
  WELT_STATIC: z.stringbool().default(false),
  /** Holds rendered pages in memory for all visitors they suit; `off` renders each anew, for measuring. */
  WELT_PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Megabytes that held pages take at most, in each worker. */
  WELT_PAGE_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(64),
  /** Makes the pictures that first visitors will ask for once the shop has started. */
  WELT_PREPARE_PICTURES: z.stringbool().default(true),
  /** Makes the demo's accounts, whose password everybody knows, in production too; for trying the demo shop on one machine. */
  DEMO_ACCOUNTS: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.string().default('production'),
})

const environmentSchema = settings
  .refine(
    ({ WELT_WORKERS = 1, DATABASE_URL, COMMERCE_ORIGIN }) =>
      WELT_WORKERS === 1 || DATABASE_URL || COMMERCE_ORIGIN,
    {
      path: ['WELT_WORKERS'],
      message: 'the embedded database belongs to one process. Set DATABASE_URL, or WELT_WORKERS to 1',
    },
  )
  .refine(({ TAX_ORIGIN, TAX_API_KEY, TAX_FROM }) => !TAX_ORIGIN || (TAX_API_KEY && TAX_FROM), {
    path: ['TAX_ORIGIN'],
    message: 'needs TAX_API_KEY and TAX_FROM',
  })
  .refine(
    ({ RECAPTCHA_PROJECT, RECAPTCHA_API_KEY, RECAPTCHA_SITE_KEY }) =>
      new Set([RECAPTCHA_PROJECT, RECAPTCHA_API_KEY, RECAPTCHA_SITE_KEY].map((one) => one === undefined))
        .size === 1,
    {
      path: ['RECAPTCHA_PROJECT'],
      message: 'goes with RECAPTCHA_API_KEY and RECAPTCHA_SITE_KEY: all or none',
    },
  )
  .superRefine(checkAdyen)
  .refine(({ DEMO_ACCOUNTS, PUBLIC_URL }) => !DEMO_ACCOUNTS || PUBLIC_URL === undefined, {
    path: ['DEMO_ACCOUNTS'],
    message:
      'is for trying the shop on one machine, so never goes with PUBLIC_URL: everybody knows their password',
  })
  .refine(({ SMTP_URL, MAIL_FROM, PUBLIC_URL }) => !SMTP_URL || (MAIL_FROM && PUBLIC_URL), {
    path: ['SMTP_URL'],
    message: 'needs MAIL_FROM, and PUBLIC_URL for the links in mails',
  })

/** The names of all settings, those of content adapters among them. */
export const environmentNames: readonly string[] = [
  ...new Set([...Object.keys(settings.shape), ...adapterVariables]),
]

export type Environment = z.infer<typeof environmentSchema> & {
  /** Opens the content adapter that was chosen, with its own variables. */
  openAdapter: OpenAdapter
}

/** Reads the environment; throws with one readable line per wrong variable. */
export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = environmentSchema.safeParse(given)
  const adapter = chosenAdapter(given)?.read(given)
  if (read.success && adapter?.ok) return { ...read.data, openAdapter: adapter.value }
  const faults = adapter?.ok === false ? adapter.error : []
  const lines = new Set([
    ...(read.error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')}: ${message}`),
    ...faults.map(({ variable, reason }) => `  ${variable}: ${reason}`),
  ])
  throw new Error(`The environment is wrong:\n${[...lines].join('\n')}`)
}
