import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blockDefinitions } from '#blocks/definitions.ts'

/** Blocks that stand around a page, or once on one. */
const notRepeated = ['mega-menu', 'footer', 'pop-up', 'article', 'article-grid']

/** The block types whose cost is told. */
export const repeatedTypes: readonly string[] = [...blockDefinitions.keys()]
  .filter((type) => !notRepeated.includes(type))
  .sort()

/** The examples of all types in turn: the first one of each, then the second one of each, and so on. */
const mixed = (count: number): object[] => {
  const lists = repeatedTypes.map((type) =>
    Object.values(blockDefinitions.get(type)?.examples ?? {}).map((props) => ({ type, ...props })),
  )
  const turns = Array.from({ length: count }, (_, turn) => lists.flatMap((list) => list[turn] ?? []))
  return turns.flat().slice(0, count)
}

const same = (type: string, count: number): object[] => {
  const [props] = Object.values(blockDefinitions.get(type)?.examples ?? {})
  return Array.from({ length: count }, () => ({ type, ...props }))
}

/** Writes the demo's content into a folder, with pages of `count` blocks: `bench/mixed`, `bench/none`, and one a type. */
export const writeBlockPages = async (content: string, folder: string, count: number): Promise<void> => {
  await cp(content, folder, { recursive: true })
  await mkdir(join(folder, 'en/page/bench'), { recursive: true })
  const pages = {
    mixed: mixed(count),
    none: [],
    ...Object.fromEntries(repeatedTypes.map((type) => [type, same(type, count)])),
  }
  for (const [name, items] of Object.entries(pages)) {
    const page = {
      id: name,
      slug: `bench/${name}`,
      metadata: { htmlTitle: name, htmlDescription: name },
      sections: [{ name: 'main', items }],
    }
    await writeFile(join(folder, `en/page/bench/${name}.json`), JSON.stringify(page))
  }
}
