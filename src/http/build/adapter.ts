import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { nameJoinedFile } from './page-script.ts'
import { writePaymentScripts } from './payment-page-scripts.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const compressible = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/

const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${file}.br`, await brotli(bytes, quality))
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
  }
}

/** Builds the shop as one server bundle whose entry is ours, and prepares its files compressed. */
export const weltServer = (): AstroIntegration => ({
  name: 'welt-server',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'welt-server',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('../entry.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
        supportedAstroFeatures: {
          serverOutput: 'stable',
          hybridOutput: 'stable',
          staticOutput: 'stable',
          sharpImageService: 'stable',
        },
      })
    },
    'astro:build:ssr': ({ manifest }) => nameJoinedFile(manifest.entryModules, manifest.assets),
    'astro:build:done': async ({ dir }) => {
      await writePaymentScripts(fileURLToPath(dir))
      await compressFolder(fileURLToPath(dir))
    },
  },
})
