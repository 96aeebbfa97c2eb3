import { z } from 'zod'
import { originVariable } from '#src/canvas/adapters/define-adapter.ts'

/** `en-us=en,fr-ca=fr` */
const localeNames = z
  .string()
  .regex(/^[a-z]{2}-[a-z]{2}=[A-Za-z0-9-]+(,[a-z]{2}-[a-z]{2}=[A-Za-z0-9-]+)*$/)
  .transform((text): Record<string, string> => {
    const pairs = text.split(',').map((pair): [string, string] => {
      const [site = '', name = ''] = pair.split('=')
      return [site, name]
    })
    return Object.fromEntries(pairs)
  })

/** A Contentful space, its environment, and the tokens of its delivery and preview APIs. */
export const contentfulVariables = {
  CONTENTFUL_SPACE: z.string().regex(/^[\w-]+$/),
  CONTENTFUL_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('master'),
  CONTENTFUL_DELIVERY_TOKEN: z.string(),
  CONTENTFUL_PREVIEW_TOKEN: z.string().optional(),
  CONTENTFUL_DELIVERY_ORIGIN: originVariable.default('https://cdn.contentful.com'),
  CONTENTFUL_PREVIEW_ORIGIN: originVariable.default('https://preview.contentful.com'),
  /** The space's names of locales that are not written as `en-US`: `en-us=en,fr-ca=fr`. */
  CONTENTFUL_LOCALES: localeNames.optional(),
}
