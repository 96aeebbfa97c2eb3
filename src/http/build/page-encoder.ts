import { fileURLToPath } from 'node:url'

const own = 'import { encoder } from "./common.js";'
const ours = fileURLToPath(new URL('../page/encode-page.ts', import.meta.url))

/** Builds Astro's page renderer with `encodePage` in place of its own encoder. Throws when Astro has another form. */
export const pageEncoder = () => ({
  name: 'welt-page-encoder',
  apply: 'build' as const,
  transform: {
    filter: { id: /astro\/dist\/runtime\/server\/render\/page\.js$/ },
    handler: (code: string): string => {
      if (!code.includes(own))
        throw new Error('Astro encodes its pages in another way than this build knows.')
      return code.replace(
        own,
        `import { encodePage as encode } from ${JSON.stringify(ours)};\nconst encoder = { encode };`,
      )
    },
  },
})
