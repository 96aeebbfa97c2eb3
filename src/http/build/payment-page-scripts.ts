import { readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import loadDirective from 'astro/runtime/client/load.prebuilt.js'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { hideIfClosed } from '#blocks/benefit-bar/hide-if-closed.ts'
import {
  builtScriptsFile,
  paymentScriptsFolder,
  type BuiltScripts,
} from '#src/payment-pages/built-scripts.ts'
import { inlineHashOf, integrityOf } from '#src/payment-pages/integrity.ts'
import { inlineInventory, inventory } from '#src/payment-pages/inventory.ts'
import { reachModules, sourceOf, type ModuleGraph } from '#src/payment-pages/reach-modules.ts'
import { hideIfSettled } from '#src/rules/consent/hide-if-settled.ts'
import { markEmployees } from '#src/rules/personalization/mark-employees.ts'
import { speculationRules } from '#src/rules/navigation/speculation-rules.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const inlineTexts: Record<keyof typeof inlineInventory, string> = {
  'astro/runtime/client/load.prebuilt.js': loadDirective,
  'astro/runtime/server/astro-island.prebuilt.js': islandScript,
  'blocks/benefit-bar/hide-if-closed.ts': hideIfClosed,
  'src/rules/consent/hide-if-settled.ts': hideIfSettled,
  'src/rules/navigation/speculation-rules.ts': speculationRules,
  'src/rules/personalization/mark-employees.ts': markEmployees,
}

const inlineScripts = (): BuiltScripts['inline'] =>
  Object.entries(inlineInventory).map(([source, why]) => ({
    integrity: inlineHashOf(Object.entries(inlineTexts).find(([name]) => name === source)?.[1] ?? ''),
    why,
    source,
  }))

type Chunk = {
  fileName: string
  type: string
  moduleIds?: readonly string[]
  imports?: readonly string[]
}

let reached = new Map<string, Set<string>>()
const built = new Map<string, { why: string[]; sources: string[] }>()

const runtimeReason = 'What the bundler adds to load modules'

/** What the bundler itself adds, which all chunks share. */
const isRuntime = (id: string): boolean => /rolldown[-/:]runtime/.test(id)

const isReached = (moduleIds: readonly string[]): boolean =>
  moduleIds.some((id) => reached.has(id) || isRuntime(id))

/** Names a script of the build: those of pages that take payment lie in a folder of their own, the only one that the policy of these lets in. */
export const nameScript = ({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string => {
  const plain = name.replaceAll(/[^\w.-]/g, '_')
  return isReached(moduleIds)
    ? `${paymentScriptsFolder.slice(1)}${plain}.[hash].js`
    : `_astro/${plain}.[hash].js`
}

/** Finds which scripts of the build are those of pages that take payment. */
export const paymentScripts = () => ({
  name: 'welt-payment-scripts',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }): boolean => name === 'client',
  buildEnd(this: ModuleGraph, error?: Error): void {
    if (!error) reached = reachModules(this, inventory, root)
  },
  generateBundle(_options: unknown, bundle: Record<string, Chunk>): void {
    for (const { fileName, type, moduleIds = [], imports = [] } of Object.values(bundle)) {
      if (type !== 'chunk' || !isReached(moduleIds)) continue
      const elsewhere = imports.filter((name) => !`/${name}`.startsWith(paymentScriptsFolder))
      if (elsewhere.length > 0)
        throw new Error(`${fileName} imports what pages that take payment may not: ${elsewhere.join(', ')}`)
      const why = new Set(moduleIds.flatMap((id) => [...(reached.get(id) ?? [runtimeReason])]))
      const sources = new Set(moduleIds.map((id) => sourceOf(id, root)))
      built.set(`/${fileName}`, { why: [...why].toSorted(), sources: [...sources].toSorted() })
    }
  },
})

/** Writes the list of these scripts with the hashes of the files in the build's folder. Throws where the folder has others. */
export const writePaymentScripts = async (clientFolder: string): Promise<void> => {
  const files = (await readdir(`${clientFolder}${paymentScriptsFolder}`)).filter((name) =>
    name.endsWith('.js'),
  )
  const scripts = await Promise.all(
    files.toSorted().map(async (name) => {
      const path = `${paymentScriptsFolder}${name}`
      const script = built.get(path)
      if (!script) throw new Error(`Nobody knows why ${path} is there.`)
      return { path, integrity: integrityOf(await readFile(`${clientFolder}${path}`)), ...script }
    }),
  )
  if (scripts.length !== built.size) throw new Error('A script of pages that take payment is missing.')
  const list: BuiltScripts = { scripts, inline: inlineScripts() }
  await writeFile(`${root}${builtScriptsFile}`, JSON.stringify(list, null, 2))
}
