import { z } from 'zod'
import { contentAdapters } from '#content-adapters/registry.ts'
import { originVariable, type AdapterDefinition } from '#src/canvas/adapters/define-adapter.ts'

const names = contentAdapters.map(({ name }) => name)

/** Where content comes from, as far as the shop itself has to know; each adapter reads variables of its own. */
export const contentEnvironment = {
  CONTENT_ADAPTER: z
    .enum(names)
    .optional()
    .meta({
      description: `${names.map((name) => `\`${name}\``).join(', ')}, see [write a content adapter](write-a-content-adapter.md)`,
      unset: '`canvas-http` where `CONTENT_ORIGIN` is set, else `local-files`',
    }),
  CONTENT_ORIGIN: originVariable
    .optional()
    .meta({ description: 'a remote content service', unset: 'the content folder' }),
  CONTENT_PICTURE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((one) => one !== ''))
    .pipe(z.array(originVariable))
    .meta({
      description:
        'where pictures may come from that content names by address, besides the content service, `https://cdn.example,https://img.example`',
    }),
  CONTENT_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ description: 'sent to the content service with previews, as `x-auth-access-key`' }),
}

/** Names of the variables that adapters read. */
export const adapterVariables = contentAdapters.flatMap(({ variables }) => variables)

/** The adapter that the environment chooses; undefined where it names none there is. */
export const chosenAdapter = ({
  CONTENT_ORIGIN,
  CONTENT_ADAPTER = CONTENT_ORIGIN === undefined ? 'local-files' : 'canvas-http',
}: Readonly<Record<string, string | undefined>>): AdapterDefinition | undefined =>
  contentAdapters.find(({ name }) => name === CONTENT_ADAPTER)
