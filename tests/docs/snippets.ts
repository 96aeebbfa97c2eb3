import { readFileSync } from 'node:fs'
import { documentationPages } from './documentation-pages.ts'

/** A piece of code in the documentation. */
export type Snippet = {
  /** Document and line of its fence, `docs/add-a-page.md:12`. */
  place: string
  language: string
  /** What stands behind the language: `file=blocks/notice/block.ts`, and `append` where it is added to a file. */
  file?: string
  appends: boolean
  text: string
}

const fence = /^( *)```(\w*) ?(.*)\n([\s\S]*?)^\1```$/gm

const snippetsOf = (document: string): Snippet[] => {
  const markdown = readFileSync(document, 'utf8')
  return [...markdown.matchAll(fence)].map(
    ({ index, 1: indent = '', 2: language = '', 3: meta = '', 4: code = '' }) => {
      const file = /\bfile=(\S+)/.exec(meta)?.[1]
      return {
        place: `${document}:${markdown.slice(0, index).split('\n').length}`,
        language,
        ...(file === undefined ? {} : { file }),
        appends: /\bappend\b/.test(meta),
        text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      }
    },
  )
}

/** Every piece of code in the README and in docs. */
export const documentationSnippets = (): Snippet[] => documentationPages().flatMap(snippetsOf)
