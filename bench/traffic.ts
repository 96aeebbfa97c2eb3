// Plays the busiest hours of days of 1, 10 and 100 million page views: node bench/traffic.ts
import { play, type Traffic } from './traffic-model.ts'

/** Measured on the machine of docs/scale.md: milliseconds of a processor, statements, bytes. */
const measured = {
  renderMs: 10,
  heldMs: 0.2,
  statementsOfRendering: 2,
  statementsOfAdd: 3,
  addMs: 3,
  heldKb: 34,
}

/** Adds to a cart for each page view. */
const addShare = 0.03
const sites = 6
const pageCacheMb = 64

const day: Omit<Traffic, 'views' | 'workers' | 'hasEdge' | 'pages'> = {
  seed: 20_261_122,
  zipf: 0.9,
  variants: { pages: 0.1, visitors: 0.15 },
  uncached: 0.08,
  life: 60,
  room: Math.floor((pageCacheMb * 1000) / measured.heldKb),
  deploys: 4,
  changes: 5000,
}

const shops = [
  { views: 1e6, workers: 2, products: 500 },
  { views: 1e6, workers: 2, products: 5000 },
  { views: 1e7, workers: 4, products: 500 },
  { views: 1e7, workers: 4, products: 5000 },
  { views: 1e8, workers: 16, products: 500 },
  { views: 1e8, workers: 16, products: 5000 },
]

const head = [
  'views a day',
  'products',
  'workers',
  'edge',
  'views/s',
  'edge %',
  'no wait %',
  'renders/s',
  'processors',
  'statements/s',
]

const rows = shops.flatMap(({ views, workers, products }) =>
  [false, true].map((hasEdge) => {
    const pages = Math.round(products * 1.1) * sites
    const outcome = play({ ...day, views, workers, pages, hasEdge })
    const adds = outcome.views * addShare
    const fromMemory = outcome.origin - outcome.rendered
    const busyMs = outcome.rendered * measured.renderMs + fromMemory * measured.heldMs + adds * measured.addMs
    const statements =
      outcome.rendered * measured.statementsOfRendering + adds * measured.statementsOfAdd + workers
    return [
      `${views / 1e6} million`,
      String(products),
      String(workers),
      hasEdge ? 'yes' : 'no',
      outcome.views.toFixed(0),
      (100 * outcome.edge).toFixed(1),
      (100 * outcome.hits).toFixed(1),
      outcome.rendered.toFixed(1),
      (busyMs / 1000).toFixed(2),
      statements.toFixed(0),
    ]
  }),
)

const table = [head, ...rows]
const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
for (const row of table) console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
