import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A scratch folder of content files. */
export type ContentFolder = {
  folder: string
  write: (file: string, content: unknown) => Promise<void>
  remove: () => Promise<void>
}

/** A page that says `words`. */
export const pageSaying = (words: string, more: object = {}): object => ({
  id: words,
  slug: words,
  metadata: { htmlTitle: words },
  sections: [{ name: 'main', items: [{ type: 'rich-text', richText: `<p>${words}</p>` }] }],
  ...more,
})

export const createContentFolder = async (): Promise<ContentFolder> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'welt-content-'))
  return {
    folder,
    write: async (file, content) => {
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content))
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
