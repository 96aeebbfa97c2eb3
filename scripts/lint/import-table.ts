/** A part of the house: a folder (or one file) and what its code may import besides itself. */
export type Part = {
  name: string
  path: string
  /** Whether `path` is a pattern of files instead of a folder. */
  files?: boolean
  /** Other parts it may import. */
  imports?: string[]
  /** Parts of which it may import types only, because its code reaches the browser. */
  types?: string[]
  /** npm packages (`name` or `name/path`; a package given without a path includes its paths). */
  packages?: string[]
  /** Whether Node's own modules are allowed. */
  node?: boolean
}

const everything = ['**']

const pageImports = [
  ...['base', 'contract', 'rules', 'canvas', 'rendering', 'blocks', 'islands', 'composition'],
  ...['layouts', 'messages', 'styles', 'tracking'],
]

/** Who may import whom (docs/design.md, section 1). A part may always import itself; what is not listed is refused. */
export const parts: Part[] = [
  { name: 'base', path: 'src/base' },
  { name: 'contract', path: 'src/contract', imports: ['base'], packages: ['zod'] },
  { name: 'rules', path: 'src/rules', imports: ['base', 'contract'] },
  { name: 'canvas', path: 'src/canvas', imports: ['base', 'contract'], packages: ['zod', 'sanitize-html'] },
  { name: 'client', path: 'src/client', imports: ['base', 'contract'] },
  {
    name: 'stores',
    path: 'src/stores',
    imports: ['base', 'rules', 'client'],
    types: ['contract'],
    packages: ['nanostores'],
  },
  {
    name: 'backend-store',
    path: 'src/backend/store',
    imports: ['base', 'contract'],
    packages: ['drizzle-orm', 'pg', '@electric-sql/pglite', 'zod'],
    node: true,
  },
  {
    name: 'backend-services',
    path: 'src/backend/services',
    imports: ['base', 'contract', 'rules', 'backend-store'],
    packages: ['jose', 'sanitize-html', 'zod'],
    node: true,
  },
  {
    name: 'backend-routes',
    path: 'src/backend/routes',
    imports: ['base', 'contract', 'backend-services'],
    packages: ['hono', 'zod'],
    node: true,
  },
  {
    name: 'backend-pictures',
    path: 'src/backend/pictures',
    imports: ['base', 'contract'],
    packages: ['sharp', 'zod'],
    node: true,
  },
  {
    name: 'import',
    path: 'src/import',
    imports: ['base', 'contract', 'rules'],
    packages: ['csv-parse', 'sharp', 'zod'],
    node: true,
  },
  {
    name: 'content-adapters',
    path: 'content-adapters',
    imports: ['base', 'contract', 'canvas'],
    packages: ['zod'],
    node: true,
  },
  {
    name: 'decisions',
    path: 'src/decisions',
    imports: ['base', 'contract', 'rules', 'client'],
    packages: ['@growthbook/growthbook', 'zod'],
  },
  {
    name: 'tracking',
    path: 'src/tracking',
    imports: ['base', 'rules'],
    types: ['contract'],
  },
  {
    name: 'rendering',
    path: 'src/rendering',
    imports: ['base', 'contract', 'rules', 'canvas'],
    packages: ['@cloudinary/url-gen', 'zod'],
    node: true,
  },
  {
    name: 'islands',
    path: 'islands',
    imports: ['base', 'rules', 'stores', 'tracking'],
    types: ['contract'],
    packages: ['react', 'react-dom', '@nanostores/react', 'zod/mini'],
  },
  {
    name: 'blocks',
    path: 'blocks',
    imports: ['base', 'contract', 'rules', 'canvas', 'rendering', 'islands', 'messages', 'tracking'],
    packages: ['astro', 'zod'],
  },
  {
    name: 'composition',
    path: 'src/composition',
    imports: [
      ...['base', 'contract', 'canvas', 'content-adapters', 'decisions', 'rendering', 'client', 'demo'],
      ...['backend-store', 'backend-services', 'backend-routes', 'backend-pictures', 'import'],
    ],
    packages: ['pino', 'zod'],
    node: true,
  },
  { name: 'messages', path: 'src/messages', imports: ['contract'] },
  { name: 'styles', path: 'src/styles', packages: ['@fontsource-variable/*'] },
  { name: 'layouts', path: 'src/layouts', imports: pageImports, packages: ['astro', 'astro:assets'] },
  { name: 'pages', path: 'src/pages', imports: pageImports, packages: ['astro'] },
  {
    name: 'fetch',
    path: 'src/fetch.ts',
    files: true,
    imports: pageImports,
    packages: ['astro', 'hono'],
    node: true,
  },
  {
    name: 'server',
    path: 'src/server',
    imports: ['base', 'composition', 'rendering'],
    packages: ['astro', 'sirv'],
    node: true,
  },
  { name: 'demo', path: 'demo', imports: ['base', 'contract'], packages: ['sharp', 'zod'], node: true },
  { name: 'tests', path: 'tests', imports: everything, packages: everything, node: true },
  { name: 'scripts', path: 'scripts', imports: everything, packages: everything, node: true },
  { name: 'bench', path: 'bench', imports: everything, packages: everything, node: true },
  { name: 'root', path: '*.{ts,js}', files: true, imports: everything, packages: everything, node: true },
]
