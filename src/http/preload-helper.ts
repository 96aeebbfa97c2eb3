import { fileURLToPath } from 'node:url'

const ours = fileURLToPath(new URL('../client/load-with-files.ts', import.meta.url))

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
})
