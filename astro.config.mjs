import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { pageEncoder } from './src/http/build/page-encoder.ts'
import { nameScript, paymentScripts } from './src/http/build/payment-page-scripts.ts'
import { pageScriptGroup } from './src/http/build/page-script.ts'
import { preloadHelper } from './src/http/build/preload-helper.ts'
import { weltServer } from './src/http/build/adapter.ts'
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
  file.endsWith('.js') ? false : file.endsWith('.css') ? !/\/islands(?:-base)?\./.test(file) : undefined

/** @type {import('astro').AstroIntegration} */
const pressDirective = {
  name: 'welt-press-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'press', entrypoint: './src/http/build/press-directive.ts' }),
  },
}

export default defineConfig({
  output: 'server',
  adapter: weltServer(),
  integrations: [react(), pressDirective],
  trailingSlash: 'ignore',
  session: false,
  devToolbar: { enabled: false },
  image: { endpoint: { entrypoint: './src/http/build/no-image-endpoint.ts' } },
  vite: {
    plugins: [pageEncoder(), preloadHelper(), paymentScripts()],
    build: { assetsInlineLimit: inlines },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Stylesheets by known names, so that pages without islands can do without them: see src/http/page/island-styles.ts.
            // What dialogs share is one, so that the dialog of signing in takes no more.
            output: {
              entryFileNames: nameScript,
              chunkFileNames: nameScript,
              codeSplitting: {
                groups: [
                  { name: 'islands-base', test: /\/islands\/(?:auth|dialogs|ui)\/.*\.module\.css$/ },
                  { name: 'islands', test: /\/islands\/.*\.module\.css$/ },
                  // What every island needs, and what every address does: one file is smaller than its parts.
                  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                  {
                    name: 'address',
                    test: /\/(?:address-(?:fields|texts|lines)|field-order|postal-codes|countries-with-provinces)\.ts$/,
                  },
                  { name: 'ui', test: /\/(?:islands\/ui\/(?:Button|Icon)\.tsx|src\/base\/money\.ts)$/ },
                  {
                    name: 'account-parts',
                    test: /\/(?:account-settings|sign-in-dialog|login-flags|navigation\/form-page)\.ts$/,
                  },
                  { name: 'passkey-sign-in', test: /\/(?:startAuthentication\.js|passkey-outcome\.ts)$/ },
                  pageScriptGroup,
                  // After what all pages share, and what the checkout needs too, which would come along.
                  {
                    name: 'small-parts',
                    test: /\/(?:client\/browser-log|wallets\/wallet-table|layouts\/page-failures|dialogs\/page-dialogs)\.ts$/,
                  },
                  { name: 'buy-parts', test: /\/(?:failures\/cart-error-text|wallets\/wallet-buttons)\.ts$/ },
                  {
                    name: 'buy-box',
                    test: /\/rules\/catalogue\/(?:buy-box-view|buy-form|variant-choice)\.ts$/,
                  },
                ],
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
