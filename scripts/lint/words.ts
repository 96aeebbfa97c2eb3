import { basename } from 'node:path'
import ts from 'typescript'
import { eachNode } from './code-of.ts'

/** Words that may not stand in a name; docs/glossary.md says what stands in their place. */
const withinNames = ['pick', 'picks', 'picked', 'picking', 'turnstile']

/** Words that may not be a whole name. */
const wholeNames = ['keeps', 'kept', 'asked', 'asks']

export const refusedWords = [...withinNames, ...wholeNames, 'most']

const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const isRefused = (name: string): boolean => {
  const words = wordsIn(name)
  const isLimit = words[0] === 'most' && words.length > 1
  return isLimit || wholeNames.includes(name) || words.some((word) => withinNames.includes(word))
}

/** `Pick<…>` is TypeScript's, `.pick()` the schema library's. */
const isForeign = ({ text, parent }: ts.Identifier): boolean =>
  (text === 'Pick' && ts.isTypeReferenceNode(parent)) ||
  (text === 'pick' && ts.isPropertyAccessExpression(parent))

/** The names in a file that the glossary replaces, and the file's own, as `path: name`. */
export const wordFaults = (path: string, text: string): string[] => {
  const names = new Set(isRefused(basename(path)) ? [basename(path)] : [])
  eachNode(path, path.endsWith('.css') ? '' : text, (node) => {
    if (ts.isIdentifier(node) && !isForeign(node) && isRefused(node.text)) names.add(node.text)
  })
  return [...names].map((name) => `${path}: ${name}`)
}
