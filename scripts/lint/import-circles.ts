import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { eachNode } from './code-of.ts'

const folders = 'src,blocks,islands,content-adapters,demo,scripts,tests,bench'

type Imports = { modules: string[]; globs: string[] }

/** What code imports when it runs: by name, and by the builder's globs. Imports of types alone are gone by then. */
const importsOf = (path: string, text: string): Imports => {
  const found: Imports = { modules: [], globs: [] }
  const add = (list: string[], node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteralLike(node)) list.push(node.text)
    else if (node && ts.isArrayLiteralExpression(node)) node.elements.forEach((each) => add(list, each))
  }
  eachNode(path, text, (node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      add(found.modules, node.moduleSpecifier)
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(found.modules, node.moduleSpecifier)
    if (!ts.isCallExpression(node)) return
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(found.modules, node.arguments[0])
    if (node.expression.getText() === 'import.meta.glob') add(found.globs, node.arguments[0])
  })
  return found
}

const resolved = (from: string, name: string): string => {
  const path = name.replace(/\?.*$/, '')
  return path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(from), path)
}

/** Each file of the tree with those it imports, Astro components included. */
const graphOf = (root: string): Map<string, string[]> => {
  const files = new Set(globSync(`{${folders}}/**/*.{ts,tsx,astro}`, { cwd: root }))
  return new Map(
    [...files].map((path) => {
      const { modules, globs } = importsOf(path, readFileSync(join(root, path), 'utf8'))
      const matched = globs.flatMap((glob) => globSync(glob.replace(/^\//, ''), { cwd: root }))
      const named = modules.map((name) => resolved(path, name))
      return [path, [...named, ...matched].filter((to) => files.has(to))]
    }),
  )
}

/** Chains of files that import each other, each from a file back to itself; every circle of the tree shows in at least one. */
export const importCircles = (root: string): string[][] => {
  const graph = graphOf(root)
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path)
    if (at >= 0) circles.push([...trail.slice(at), path])
    if (at >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) walk(path, [])
  return circles
}
