import { getViteConfig } from 'astro/config'
import { hangsAfter } from '../setup/patience.ts'

/** Tests of Astro components need Astro's own Vite plugins. */
export default getViteConfig({
  root: process.cwd(),
  test: {
    name: 'rendering',
    include: ['tests/rendering/**/*.test.ts'],
    setupFiles: [`${import.meta.dirname}/../setup/console.ts`],
    css: true,
    testTimeout: hangsAfter,
    hookTimeout: hangsAfter,
  },
})
