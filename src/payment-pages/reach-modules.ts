import type { InventoryEntry } from './inventory.ts'

/** What a module of a build imports, by module ids: absolute paths, with a query where a part of a file is meant. */
export type ModuleGraph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The path of a module within the project. */
export const sourceOf = (id: string, root: string): string => {
  const [file = ''] = id.replace(/^\0/, '').split('?', 1)
  return file.startsWith(root) ? file.slice(root.length) : file
}

/**
 * The modules that the entries of the inventory reach, each with why it is there. Throws where a module is loaded later that the
 * inventory does not list, and where it lists what is loaded by none.
 * @param root folder of the project, with `/` at its end
 */
export const reachModules = (
  graph: ModuleGraph,
  inventory: readonly InventoryEntry[],
  root: string,
): Map<string, Set<string>> => {
  const reached = new Map<string, Set<string>>()
  const used = new Set<InventoryEntry>()
  const unlisted = new Set<string>()
  const entryOf = (source: string): InventoryEntry | undefined =>
    inventory.find((entry) =>
      entry.source.endsWith('/') ? source.startsWith(entry.source) : source === entry.source,
    )

  const reach = (id: string, entry: InventoryEntry): void => {
    const whys = reached.get(id) ?? new Set()
    if (whys.has(entry.why)) return
    reached.set(id, whys.add(entry.why))
    const info = graph.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) reach(imported, entry)
    for (const later of info?.dynamicallyImportedIds ?? []) {
      const source = sourceOf(later, root)
      const listed = entryOf(source)
      if (listed) used.add(listed)
      else unlisted.add(source)
      reach(later, listed ?? { source, why: '' })
    }
  }

  for (const id of graph.getModuleIds()) {
    const source = sourceOf(id, root)
    const entry = entryOf(source)
    if (!entry?.isEntry || (source.endsWith('.astro') && !id.includes('type=script'))) continue
    used.add(entry)
    reach(id, entry)
  }
  const unused = inventory.filter((entry) => !used.has(entry)).map(({ source }) => source)
  if (unlisted.size > 0)
    throw new Error(
      `Pages that take payment load what their inventory does not list: ${[...unlisted].join(', ')}`,
    )
  if (unused.length > 0)
    throw new Error(`The inventory of pages that take payment lists what none loads: ${unused.join(', ')}`)
  return reached
}
