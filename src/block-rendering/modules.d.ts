/** Components as plain TypeScript sees them; `astro check` knows their props. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js'

  const component: AstroComponentFactory
  export default component
}
