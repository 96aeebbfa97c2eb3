import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { buildSite } from '../scripts/static/build-site.ts'
import { atMost, plain, shown, type Figure } from './figure.ts'

const root = join(import.meta.dirname, '..')
const content = join(root, 'demo/content')

/** Which demo pages the generated ones are copies of: articles, help, terms, and a page with segment and products. */
const models = ['stories/the-welt', 'help/returns/how-to-return', 'help/repairs', 'privacy', 'women', 'home']
/** For each of the six sites, the demo's own pages come on top. */
const copies = 167

/** The demo's content with so many more pages, each saying something else. */
const generated = async (folder: string): Promise<void> => {
  await cp(content, folder, { recursive: true })
  for (const language of ['en', 'fr', 'de']) {
    const texts = await Promise.all(
      models.map((model) => readFile(join(content, language, 'page', `${model}.json`), 'utf8')),
    )
    for (let number = 0; number < copies; number += 1) {
      const text = texts[number % texts.length] ?? ''
      const file = join(folder, language, 'page/generated', `page-${number}.json`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text.replace('"htmlTitle": "', `"htmlTitle": "${number}. `))
    }
  }
}

/** A static site of over 1,000 pages, built from nothing and then unchanged. `data` is a data folder whose shop does not run. */
export const staticSite = async (data: string): Promise<Figure[]> => {
  const folder = await temporaryFolder('welt-bench-static-')
  const source = join(folder, 'content')
  await generated(source)
  const variables = { CONTENT_FOLDER: source, WELT_DATA: data }
  const build = () => buildSite({ root, folder: join(folder, 'site'), variables, onPicture: () => undefined })
  const first = await build()
  const second = await build()
  await rm(folder, { recursive: true, force: true })
  const perThousand = (first.pagesMs / first.rendered) * 1000
  return [
    atMost('1,000 pages from nothing', perThousand / 1000, 60, 's'),
    plain(
      'pages built',
      `${first.rendered}, ${shown(first.bytes / 1e6)} MB, in ${shown(first.pagesMs / 1000)} s`,
    ),
    plain('pictures made beside them', `${first.pictures} in ${shown(first.picturesMs / 1000)} s`),
    plain(
      'unchanged rebuild',
      `${second.rendered} rendered, in ${shown((second.pagesMs + second.picturesMs) / 1000)} s`,
    ),
    atMost(
      'unchanged rebuild, share of the first',
      (second.pagesMs + second.picturesMs) / first.pagesMs,
      0.2,
      '',
    ),
  ]
}
