import { globSync } from 'node:fs'
import { isPlacedPage } from '#src/rules/content/placed-page.ts'

/** Paths of the demo's pages that stand at addresses of their own. */
export const demoPageSlugs = globSync('**/*.json', { cwd: 'demo/content/en/page' })
  .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
  .filter((slug) => !isPlacedPage(slug))
  .sort()
