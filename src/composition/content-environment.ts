import { z } from 'zod'
import { contentAdapters } from '#content-adapters/registry.ts'
import { originVariable, type AdapterDefinition } from '#src/canvas/define-adapter.ts'

const names = contentAdapters.map(({ name }) => name)

/** Where content comes from, as far as the shop itself has to know; each adapter reads variables of its own. */
export const contentEnvironment = {
  /** Where content comes from; canvas-http if CONTENT_ORIGIN is set, else local-files, unless given. */
  CONTENT_ADAPTER: z.enum(names).optional(),
  /** A remote content service instead of the content folder. */
  CONTENT_ORIGIN: originVariable.optional(),
  /** Where pictures may come from that content names by their addresses, besides the content service itself. */
  CONTENT_PICTURE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((one) => one !== ''))
    .pipe(z.array(originVariable)),
  /** Sent to the content service with previews, as `x-auth-access-key`. */
  CONTENT_ACCESS_KEY: z.string().optional(),
}

/** Names of the variables that adapters read. */
export const adapterVariables = contentAdapters.flatMap(({ variables }) => variables)

/** The adapter that the environment chooses; undefined where it names none there is. */
export const chosenAdapter = ({
  CONTENT_ORIGIN,
  CONTENT_ADAPTER = CONTENT_ORIGIN === undefined ? 'local-files' : 'canvas-http',
}: Readonly<Record<string, string | undefined>>): AdapterDefinition | undefined =>
  contentAdapters.find(({ name }) => name === CONTENT_ADAPTER)
