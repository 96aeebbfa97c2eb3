import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { blockDefinitions } from '#blocks/definitions.ts'

/** The stylesheets a block asks for, by name. */
export const stylesheetsOf = (type: string): readonly string[] =>
  blockDefinitions.get(type)?.stylesheets ?? []

/** The components that a block's script is made of: those it puts together, else itself. */
const partsOf = (type: string, script: string): string[] => {
  const file = `blocks/${type}/${script}.astro`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const parts = [...text.matchAll(/\/([\w-]+-script\.astro)'/g)].flatMap(([, name]) => name ?? [])
  return parts.length > 0 ? parts : [`${script}.astro`]
}

/** The components that bring a block's script, by file: the one it names, and its own that hold one. */
export const scriptsOf = (type: string): string[] => {
  const script = blockDefinitions.get(type)?.script
  const own = globSync(`blocks/${type}/*.astro`).filter((file) =>
    /<script>|client:/.test(readFileSync(file, 'utf8')),
  )
  return [...new Set([...own.map((file) => path.basename(file)), ...(script ? partsOf(type, script) : [])])]
}
