import { z } from 'zod'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { ContentAdapter } from './content-adapter.ts'

/** What the shop gives an adapter to work with. */
export type AdapterServices = {
  /** Sends requests to the CMS: bounded in size and number, and at once rejected while it is known to be down. */
  fetch: typeof fetch
  /** The same for originals of pictures, which are larger and may lie elsewhere than the content. */
  fetchPicture: typeof fetch
  newId: NewId
  /** Hears of what cannot be read. */
  log: (fault: object) => void
}

/** Opens an adapter whose variables were read. */
export type OpenAdapter = (services: AdapterServices) => ContentAdapter

/** A variable of the environment that is missing or wrong. */
export type VariableFault = { variable: string; reason: string }

/** A content adapter as the shop knows it. */
export type AdapterDefinition = {
  /** What `CONTENT_ADAPTER` calls it. */
  name: string
  /** Names of its variables. */
  variables: readonly string[]
  /** Reads the adapter's own variables among all of the environment; what is wrong with them is an error. */
  read: (variables: Readonly<Record<string, string | undefined>>) => Result<OpenAdapter, VariableFault[]>
}

/** Describes an adapter: its name, the variables of the environment it needs, and how it is opened with them. */
export const defineAdapter = <Shape extends z.ZodRawShape>(
  name: string,
  variables: Shape,
  open: (given: z.infer<z.ZodObject<Shape>>, services: AdapterServices) => ContentAdapter,
): AdapterDefinition => {
  const schema = z.object(variables)
  return {
    name,
    variables: Object.keys(variables),
    read: (given) => {
      const read = schema.safeParse(given)
      if (read.success) return ok((services) => open(read.data, services))
      const faults = read.error.issues.map(({ path, message }) => {
        const variable = path.join('.')
        return { variable, reason: given[variable] === undefined ? `${name} needs it` : message }
      })
      return err(faults)
    },
  }
}

/** The origin of an address of a service, `https://cms.example`. */
export const originVariable = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
