const islandStyles = '<link rel="stylesheet" href="/_astro/islands'

/**
 * Takes the islands' stylesheets out of a page that has no island: Astro links them wherever a script may load one later,
 * and the script fetches them then. Their names are set in `astro.config.mjs`. Pages stay bytes: making them text and back takes
 * longer than rendering a dozen blocks.
 */
export const withoutIdleIslandStyles = (html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> => {
  const start = html.indexOf(islandStyles)
  if (start < 0 || html.includes('<astro-island')) return html
  const end = html.indexOf('>', start) + 1
  return withoutIdleIslandStyles(Buffer.concat([html.subarray(0, start), html.subarray(end)]))
}
