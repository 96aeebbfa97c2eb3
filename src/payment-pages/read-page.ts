import { Parser } from 'htmlparser2'

/** What runs in a page: the addresses of its scripts as they stand there, and the texts that stand in the page itself. */
type PageScripts = { addresses: string[]; inline: string[] }

/** Types of scripts that are data, which no browser runs. */
const isData = (type: string): boolean => /^application\/(?:ld\+)?json$/.test(type)

const addressAttributes = ['component-url', 'renderer-url', 'before-hydration-url']

/** Reads which scripts a page names or holds, handlers in attributes among them. */
export const readPageScripts = (html: string): PageScripts => {
  const scripts: PageScripts = { addresses: [], inline: [] }
  let text: string | undefined
  const parser = new Parser({
    onopentag: (name, { src, href, rel, type = '', ...attributes }) => {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) scripts.inline.push(value)
        if (addressAttributes.includes(attribute)) scripts.addresses.push(value)
      }
      if (name === 'link' && rel === 'modulepreload' && href !== undefined) scripts.addresses.push(href)
      if (name !== 'script' || isData(type)) return
      if (src === undefined) text = ''
      else scripts.addresses.push(src)
    },
    ontext: (part) => {
      if (text !== undefined) text += part
    },
    onclosetag: (name) => {
      if (name !== 'script' || text === undefined) return
      scripts.inline.push(text)
      text = undefined
    },
  })
  parser.end(html)
  return scripts
}
