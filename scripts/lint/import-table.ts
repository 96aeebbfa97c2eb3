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

const frontEnd = ['base', 'cache', 'contract', 'rules', 'canvas', 'personalization', 'tracking', 'client']
const pageImports = [
  'geography',
  ...['base', 'cache', 'contract', 'rules', 'canvas', 'personalization', 'client'],
  ...['block-rendering', 'components', 'blocks', 'islands', 'messages', 'styles'],
]

/** What a domain of the back end imports besides the rows that all have: other domains' commands and queries above all. */
const domains: Record<string, string[]> = {
  associates: [],
  'back-in-stock': ['backend-associates', 'backend-catalogue', 'backend-customer', 'backend-mail'],
  cart: [
    'backend-associates',
    'backend-catalogue',
    'backend-customer',
    'backend-payments',
    'backend-promotions',
    'backend-stores',
    'backend-tax',
    'backend-wishlists',
  ],
  catalogue: [],
  consent: [],
  contact: ['backend-mail'],
  content: [],
  customer: ['backend-associates', 'backend-mail'],
  documents: [],
  identity: ['backend-associates', 'backend-customer', 'backend-mail'],
  mail: [],
  ops: ['backend-catalogue'],
  personalization: ['client'],
  payments: ['backend-catalogue'],
  photos: [],
  pictures: [],
  places: ['backend-stores', 'geography'],
  promotions: [],
  recommendations: ['backend-catalogue'],
  reviews: ['backend-catalogue'],
  tax: [],
  stores: ['geography', 'backend-catalogue'],
  wishlists: ['backend-catalogue', 'backend-customer'],
}

/** What a room imports: other rooms of its domain, and other domains. */
type Room = { rooms: string[]; domains: string[] }

const below = ['store', 'claims', 'money', 'documents']

/** The rooms of orders. None imports a later one. */
const orderRooms: Record<string, Room> = {
  store: { rooms: [], domains: ['cart', 'catalogue', 'documents', 'mail', 'payments'] },
  claims: { rooms: ['store'], domains: ['catalogue', 'customer', 'promotions', 'stores'] },
  documents: { rooms: ['store'], domains: ['documents', 'mail'] },
  money: { rooms: ['store', 'claims'], domains: ['cart', 'catalogue', 'customer', 'payments'] },
  place: { rooms: below, domains: ['cart', 'catalogue', 'payments', 'stores'] },
  goods: { rooms: below, domains: ['customer', 'mail', 'payments', 'promotions'] },
  webhooks: { rooms: ['store'], domains: [] },
  api: { rooms: [...below, 'place', 'goods', 'webhooks'], domains: ['cart', 'customer'] },
}

const backendParts: Record<string, string[]> = {
  ...domains,
  ...Object.fromEntries(
    Object.entries(orderRooms).map(([room, { rooms, domains: others }]) => [
      `orders-${room}`,
      [...rooms.map((name) => `backend-orders-${name}`), ...others.map((name) => `backend-${name}`)],
    ]),
  ),
}

/** Who may import whom. A part may always import itself; what is not listed is refused. docs/architecture.md draws it. */
export const parts: Part[] = [
  { name: 'base', path: 'src/base' },
  { name: 'cache', path: 'src/cache', imports: ['base'], packages: ['lru-cache'] },
  { name: 'remote', path: 'src/remote', imports: ['base'], packages: ['cockatiel'], node: true },
  { name: 'contract', path: 'src/contract', imports: ['base'], packages: ['zod'] },
  {
    name: 'rules',
    path: 'src/rules',
    imports: ['base', 'contract'],
    packages: ['libphonenumber-js', 'card-validator'],
  },
  {
    name: 'canvas',
    path: 'src/canvas',
    imports: ['base', 'cache', 'contract'],
    packages: ['zod', 'sanitize-html'],
  },
  {
    name: 'geography',
    path: 'src/geography',
    imports: ['base', 'rules'],
    packages: ['zod', 'd3-geo', 'topojson-client', 'topojson-specification', 'world-atlas', 'us-atlas'],
  },
  { name: 'client', path: 'src/client', imports: ['base', 'contract'], packages: ['altcha-lib'] },
  {
    name: 'personalization',
    path: 'src/personalization',
    imports: ['base', 'cache', 'contract', 'rules', 'canvas'],
    packages: ['zod'],
  },
  {
    name: 'payment-pages',
    path: 'src/payment-pages',
    imports: ['base', 'contract', 'client'],
    packages: ['htmlparser2', 'zod'],
    node: true,
  },
  { name: 'tracking', path: 'src/tracking', imports: ['base', 'contract', 'rules'] },
  {
    name: 'stores',
    path: 'src/stores',
    imports: ['base', 'rules', 'client'],
    types: ['contract'],
    packages: ['nanostores', '@simplewebauthn/browser'],
  },
  {
    name: 'backend-platform',
    path: 'src/backend/platform',
    imports: ['base'],
    packages: [
      'drizzle-orm',
      'pg',
      '@electric-sql/pglite',
      'zod',
      'lru-cache',
      'async-mutex',
      // Not among the core modules that the linter knows.
      'node:sqlite',
      'pg-boss',
      'rate-limiter-flexible',
    ],
    node: true,
  },
  {
    name: 'backend-api',
    path: 'src/backend/api',
    imports: ['base', 'contract', 'backend-platform', 'backend-associates', 'backend-identity'],
    packages: ['hono', 'zod'],
    node: true,
  },
  ...Object.entries(backendParts).map(([name, others]) => ({
    name: `backend-${name}`,
    path: `src/backend/${name.replace(/^orders-/, 'orders/')}`,
    imports: [
      ...['base', 'cache', 'contract', 'rules', 'messages', 'backend-platform', 'backend-api'],
      ...others,
    ],
    packages: [
      'drizzle-orm',
      'jose',
      '@simplewebauthn/server',
      'sanitize-html',
      'zod',
      'sharp',
      'csv-parse',
      'htmlparser2',
      'hono/html',
      'nodemailer',
      'altcha-lib',
      'async-mutex',
      'p-queue',
      'pdfkit',
      '@growthbook/growthbook',
      '@adyen/api-library',
    ],
    node: true,
  })),
  {
    name: 'content-adapters',
    path: 'content-adapters',
    imports: ['base', 'cache', 'contract', 'canvas'],
    packages: ['zod'],
    node: true,
  },
  {
    name: 'islands',
    path: 'islands',
    imports: ['base', 'rules', 'stores', 'client', 'tracking'],
    types: ['contract', 'messages'],
    packages: [
      ...['react', 'react-dom', '@nanostores/react', 'react-hook-form', 'zod/mini', 'swiper'],
      '@adyen/adyen-web',
    ],
  },
  {
    name: 'components',
    path: 'src/components',
    imports: ['base', 'cache', 'contract', 'rules', 'canvas', 'islands', 'messages', 'tracking', 'client'],
    packages: ['astro', '@cloudinary/url-gen', 'zod'],
    node: true,
  },
  {
    name: 'block-rendering',
    path: 'src/block-rendering',
    imports: [...frontEnd, 'components', 'messages'],
    packages: ['astro', 'zod'],
    node: true,
  },
  {
    name: 'blocks',
    path: 'blocks',
    imports: [
      'base',
      'contract',
      'rules',
      'canvas',
      'components',
      'islands',
      'block-rendering',
      'messages',
      'tracking',
      'client',
    ],
    packages: ['astro', 'zod'],
  },
  {
    name: 'messages',
    path: 'src/messages',
    imports: ['base'],
    types: ['contract'],
    packages: ['intl-messageformat'],
  },
  {
    name: 'forms',
    path: 'src/forms',
    imports: ['base', 'contract', 'rules', 'messages'],
  },
  { name: 'styles', path: 'src/styles', packages: ['@fontsource-variable/*'] },
  {
    name: 'features',
    path: 'src/features',
    imports: [...pageImports, 'forms', 'layouts', 'stores', 'tracking'],
    packages: ['astro', 'astro:assets', '@simplewebauthn/browser'],
  },
  {
    name: 'layouts',
    path: 'src/layouts',
    imports: ['base', 'contract', 'rules', 'stores', 'client', 'components', 'islands', 'messages', 'styles'],
    packages: ['astro', 'astro:assets'],
  },
  {
    name: 'pages',
    path: 'src/pages',
    imports: [...pageImports, 'forms', 'layouts', 'features'],
    packages: ['astro'],
  },
  {
    name: 'composition',
    path: 'src/composition',
    imports: [
      ...frontEnd,
      ...[
        'content-adapters',
        'components',
        'demo',
        'payment-pages',
        'remote',
        'backend-platform',
        'backend-api',
      ],
      ...Object.keys(backendParts).map((name) => `backend-${name}`),
    ],
    packages: ['async-mutex', 'hono', 'pino', 'zod'],
    node: true,
  },
  {
    name: 'http',
    path: 'src/http',
    imports: [...frontEnd, 'blocks', 'composition', 'payment-pages'],
    packages: ['astro', 'virtual:astro:assets', 'hono', 'sirv', 'lru-cache'],
    node: true,
  },
  { name: 'middleware', path: 'src/middleware.ts', files: true, imports: ['contract'], packages: ['astro'] },
  { name: 'fetch', path: 'src/fetch.ts', files: true, imports: ['http'] },
  { name: 'demo', path: 'demo', imports: ['base', 'contract'], packages: ['sharp', 'zod'], node: true },
  { name: 'tests', path: 'tests', imports: everything, packages: everything, node: true },
  { name: 'scripts', path: 'scripts', imports: everything, packages: everything, node: true },
  { name: 'bench', path: 'bench', imports: everything, packages: everything, node: true },
  { name: 'root', path: '*.{ts,js,mjs}', files: true, imports: everything, packages: everything, node: true },
]
