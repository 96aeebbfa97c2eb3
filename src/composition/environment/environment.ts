import type { z } from 'zod'
import type { OpenAdapter } from '#src/canvas/adapters/define-adapter.ts'
import { checkAdyen } from './adyen-environment.ts'
import { adapterVariables, chosenAdapter } from './content-environment.ts'
import { settings } from './environment-settings.ts'

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
