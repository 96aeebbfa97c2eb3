import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Where the build writes the list, within the project. */
export const builtScriptsFile = 'dist/payment-scripts.json'

/** The folder of the scripts that pages that take payment may load. */
export const paymentScriptsFolder = '/_astro/p/'

const builtScriptsSchema = z.object({
  /** Files, by their path in the shop, with the hash of their contents. */
  scripts: z.array(
    z.object({
      path: z.string(),
      integrity: z.string(),
      why: z.array(z.string()),
      sources: z.array(z.string()),
    }),
  ),
  /** Scripts within pages, by hash. */
  inline: z.array(z.object({ integrity: z.string(), why: z.string(), source: z.string() })),
})

/** The scripts of pages that take payment as a build made them of the inventory. */
export type BuiltScripts = z.infer<typeof builtScriptsSchema>

/** Reads the list of a build. Throws where there is none. */
export const readBuiltScripts = async (file: string | URL): Promise<BuiltScripts> =>
  builtScriptsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
