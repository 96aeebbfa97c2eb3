import { cp } from 'node:fs/promises'
import { sites } from '#src/contract/sites.ts'
import { responseOf } from './shop-responses.ts'
import { writeInto } from './static-files.ts'
import { staticHtml } from './static-html.ts'
import { noteWritten, type Site, type WrittenPages } from './write-pages.ts'

/** The bare address: scripts know the visitor's languages, everybody else gets the first site. */
const entrance = (): string => {
  const [first] = sites
  const list = JSON.stringify(sites.map(({ locale }) => locale))
  const script = `const l=${list};const f=(t)=>l.find((s)=>s===t)??l.find((s)=>s.startsWith(t.split('-')[0]+'-'));location.replace('/'+((navigator.languages??[]).map((t)=>f(t.toLowerCase())).find(Boolean)??l[0])+'/')`
  const links = sites.map(({ locale, label }) => `<li><a href="/${locale}/">${label}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Choose your country</title><meta name="viewport" content="width=device-width"><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=/${first.locale}/"></noscript></head><body><ul>${links}</ul></body></html>`
}

/** The page for what is missing, as file servers call it. */
export const missingPage = '404.html'

/** Writes what is no page of an editor: the shop's own files, the entrance, the page for what is missing. */
export const writeAround = async (site: Site, clientFolder: string, written: WrittenPages): Promise<void> => {
  const { shop, shopOrigin, folder, pages } = site
  await cp(clientFolder, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  await writeInto(folder, 'index.html', entrance())
  await writeInto(folder, 'robots.txt', await (await responseOf(shop, '/robots.txt', 'text/plain')).text())
  const missing = await fetch(`${shop}/${sites[0].locale}/missing-page`, {
    headers: { 'accept-encoding': 'identity' },
  })
  const paths = new Set(pages.map(({ path }) => path))
  const { html, pictures, styles } = staticHtml(await missing.text(), paths, shopOrigin)
  await writeInto(folder, missingPage, html)
  noteWritten(written, missingPage, { html, pictures, styles }, { input: '' })
}
