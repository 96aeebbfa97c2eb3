const start = '<script type="module" src="/_astro/'
const priority = ' fetchpriority="low"'

/**
 * Lets the scripts of a page come after its first pictures: browsers fetch modules as urgently as the picture a page begins
 * with, though they run none before the page is read. Pages stay bytes.
 */
export const withPatientScripts = (html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> => {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, from)) {
    const end = html.indexOf('>', at)
    pieces.push(html.subarray(from, end), Buffer.from(priority))
    from = end
  }
  return pieces.length === 0 ? html : Buffer.concat([...pieces, html.subarray(from)])
}
