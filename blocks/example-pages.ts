import type { CanvasPage } from '#src/contract/content/page.ts'
import { blockDefinitions } from './definitions.ts'

/** One example of a block; `id` is the end of its address. */
export type Example = { id: string; name: string }

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The examples of a block, in the order they are written; none of a type that is no block. */
export const examplesOf = (type: string): Example[] =>
  Object.keys(blockDefinitions.get(type)?.examples ?? {}).map((name) => ({ id: idOf(name), name }))

const pages = new Map<string, CanvasPage>()

/** A page that holds one example alone, the same object each time; undefined where there is no such example. */
export const examplePage = (type: string, id: string): CanvasPage | undefined => {
  const known = pages.get(`${type}/${id}`)
  if (known) return known
  const example = Object.entries(blockDefinitions.get(type)?.examples ?? {}).find(
    ([name]) => idOf(name) === id,
  )
  if (!example) return undefined
  const [name, entry] = example
  const page: CanvasPage = {
    id: `${type}/${id}`,
    slug: `gallery/${type}/${id}`,
    metadata: { htmlTitle: `${type}: ${name}`, htmlDescription: '' },
    sections: [{ name: 'main', items: [{ type, ...entry }] }],
  }
  pages.set(`${type}/${id}`, page)
  return page
}
