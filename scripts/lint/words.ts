import { basename } from 'node:path'
import ts from 'typescript'
import { eachNode } from './code-of.ts'

/** Words that may not stand in a name; docs/glossary.md says what stands in their place. */
const withinNames = ['pick', 'picks', 'picked', 'picking', 'turnstile', 'span']

/** Words that may not be a whole name. */
const wholeNames = ['keeps', 'kept', 'asked', 'asks', 'Visit', 'ContentAsk']

/** Words that may be a whole name, but no part of a longer one. */
const partsOfNames = ['answer']

export const refusedWords = [...withinNames, ...wholeNames, ...partsOfNames, 'most']

const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const isRefused = (name: string): boolean => {
  const words = wordsIn(name)
  const isLimit = words[0] === 'most' && words.length > 1
  const isPart = words.length > 1 && partsOfNames.some((word) => words.includes(word))
  return isLimit || isPart || wholeNames.includes(name) || words.some((word) => withinNames.includes(word))
}

const isTag = (node: ts.Node): boolean =>
  ts.isJsxOpeningElement(node) || ts.isJsxClosingElement(node) || ts.isJsxSelfClosingElement(node)

/** `Pick<…>` is TypeScript's, `.pick()` the schema library's, `<span>` HTML's. */
const isForeign = ({ text, parent }: ts.Identifier): boolean =>
  (text === 'span' && isTag(parent)) ||
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
