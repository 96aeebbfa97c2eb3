import { fileURLToPath } from 'node:url'

const ours = fileURLToPath(new URL('../../client/load-with-files.ts', import.meta.url))

const plain = /\b[\w$]+\(\(\)=>(import\(`\.\/[^`]+`\)),\[\]\)/g
const named =
  /\b[\w$]+\(async\(\)=>\{let\{(\w+):(\w+)\}=await (import\(`\.\/[^`]+`\));return\{\1:\2\}\},\[\]\)/g

/** The helper adds nothing to the import of a file that needs no others. */
export const withoutEmptyLoads = (code: string): string => code.replace(plain, '$1').replace(named, '$3')

/**
 * Builds dynamic imports with `loadWithFiles` in place of Vite's own helper, which is 3 times its size and part of what
 * every page loads. Throws when Vite has another form.
 */
export const preloadHelper = () => ({
  name: 'welt-preload-helper',
  apply: 'build' as const,
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (code: string): string => {
      if (!code.includes('export const __vitePreload'))
        throw new Error('Vite loads modules in another way than this build knows.')
      return `export { loadWithFiles as __vitePreload } from ${JSON.stringify(ours)};`
    },
  },
  generateBundle: {
    order: 'post' as const,
    handler: (_options: unknown, bundle: Record<string, { type: string; code?: string }>): void => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.code !== undefined) chunk.code = withoutEmptyLoads(chunk.code)
    },
  },
})
