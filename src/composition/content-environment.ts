import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

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

/** Where content comes from, as the environment says it. */
export const contentEnvironment = {
  /** Where content comes from; canvas-http if CONTENT_ORIGIN is set, else local-files, unless given. */
  CONTENT_ADAPTER: z.enum(['local-files', 'canvas-http', 'contentful']).optional(),
  /** A remote content service instead of the content folder. */
  CONTENT_ORIGIN: origin.optional(),
  /** Where pictures may come from that content names by their addresses, besides the content service itself. */
  CONTENT_PICTURE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((one) => one !== ''))
    .pipe(z.array(origin)),
  /** Sent to the content service with previews, as `x-auth-access-key`. */
  CONTENT_ACCESS_KEY: z.string().optional(),
  /** A Contentful space, its environment, and the tokens of its delivery and preview APIs. */
  CONTENTFUL_SPACE: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  CONTENTFUL_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('master'),
  CONTENTFUL_DELIVERY_TOKEN: z.string().optional(),
  CONTENTFUL_PREVIEW_TOKEN: z.string().optional(),
  CONTENTFUL_DELIVERY_ORIGIN: origin.default('https://cdn.contentful.com'),
  CONTENTFUL_PREVIEW_ORIGIN: origin.default('https://preview.contentful.com'),
  /** The space's names of locales that are not written as `en-US`: `en-us=en,fr-ca=fr`. */
  CONTENTFUL_LOCALES: localeNames.optional(),
}

type ContentVariables = z.infer<z.ZodObject<typeof contentEnvironment>>

/** What the chosen adapter still lacks. */
export const missingContentVariables = (given: Partial<ContentVariables>): (keyof ContentVariables)[] => {
  const needed = {
    'local-files': [],
    'canvas-http': ['CONTENT_ORIGIN'],
    contentful: ['CONTENTFUL_SPACE', 'CONTENTFUL_DELIVERY_TOKEN'],
  } as const
  return needed[given.CONTENT_ADAPTER ?? 'local-files'].filter((name) => given[name] === undefined)
}
