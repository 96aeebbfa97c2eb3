import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { pageEncoder } from './src/http/page-encoder.ts'
import { nameScript, paymentScripts } from './src/http/payment-page-scripts.ts'
import { pageScriptGroup } from './src/http/page-script.ts'
import { preloadHelper } from './src/http/preload-helper.ts'
import { weltServer } from './src/http/adapter.ts'
import { fontFiles, unicodeRange } from './src/styles/fonts/font-files.ts'

/** @param {(typeof fontFiles)[number]} font */
const fontVariant = ({ file, ranges }) => ({
  weight: '400 700',
  stretch: '75% 100%',
  style: /** @type {const} */ ('normal'),
  display: /** @type {const} */ ('optional'),
  unicodeRange: /** @type {[string, ...string[]]} */ (unicodeRange(ranges)),
  src: /** @type {[string]} */ ([`./src/styles/fonts/${file}`]),
})

/**
 * Scripts are files even where they are small: a fragment's scripts then need no place in the security policy. Styles stand
 * in the page, so that its first paint waits for nothing else, but for those of islands, which few pages show at once.
 * @param {string} file
 */
const inlines = (file) =>
  file.endsWith('.js') ? false : file.endsWith('.css') ? !file.includes('/islands.') : undefined

export default defineConfig({
  output: 'server',
  adapter: weltServer(),
  integrations: [react()],
  trailingSlash: 'ignore',
  session: false,
  devToolbar: { enabled: false },
  image: { endpoint: { entrypoint: './src/http/no-image-endpoint.ts' } },
  vite: {
    plugins: [pageEncoder(), preloadHelper(), paymentScripts()],
    build: { assetsInlineLimit: inlines },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // One stylesheet by a known name, so that pages without islands can do without it: see src/http/island-styles.ts.
            output: {
              entryFileNames: nameScript,
              chunkFileNames: nameScript,
              codeSplitting: {
                groups: [{ name: 'islands', test: /\/islands\/.*\.module\.css$/ }, pageScriptGroup],
              },
            },
          },
        },
      },
    },
    // Bundled into the server: read one by one, their 500 modules take a second of every start.
    ssr: {
      noExternal: [
        '@cloudinary/transformation-builder-sdk',
        '@cloudinary/url-gen',
        'drizzle-orm',
        'hono',
        'jose',
        'zod',
      ],
    },
  },
  fonts: [
    {
      name: 'Instrument Sans',
      cssVariable: '--font-instrument',
      provider: fontProviders.local(),
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [fontVariant(fontFiles[0]), fontVariant(fontFiles[1])],
      },
    },
  ],
})
