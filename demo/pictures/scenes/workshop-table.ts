import { brand, mix } from './colour.ts'
import { toneRegions } from './contour.ts'
import { falloff, glow, linearGradient } from './gradient.ts'
import { fractalNoise } from './noise.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { times } from './random.ts'
import { awl, last, quarter, roundKnife, spool, thread, vamp, welt, type Lie } from './workshop-tools.ts'

type Bench = {
  mat: Lie
  last: Lie
  awl: Lie
  spool: Lie
  knife: Lie
  vamp: Lie
  quarter: Lie
  spare: Lie
  welt: string
  sewn: string
  thread: string
  planks: readonly number[]
}

const benches: Record<'wide' | 'tall', Bench> = {
  wide: {
    mat: [1290, 160, -7, 1],
    last: [1180, 690, -14, 1.12],
    awl: [1020, 930, 16, 1.15],
    spool: [2180, 1010, -28, 1.15],
    knife: [2170, 330, 24, 1.1],
    vamp: [1650, 880, 8, 0.98],
    quarter: [1900, 620, 14, 1.1],
    spare: [1470, 290, -20, 0.62],
    welt: 'M1080 1400C1180 1250 1330 1190 1520 1200C1760 1214 1900 1290 2120 1270C2300 1254 2400 1180 2460 1100',
    sewn: 'M1080 1400C1180 1250 1330 1190 1520 1200C1640 1208 1740 1230 1840 1248',
    thread:
      'M1852 1250C1960 1160 1900 1080 2000 1060C2060 1048 2060 1110 2010 1110C1960 1106 1990 1010 2090 1020C2130 1024 2150 1010 2180 980',
    planks: [330, 742, 1130],
  },
  tall: {
    mat: [270, 560, -7, 0.92],
    last: [170, 1010, -14, 1.06],
    awl: [130, 1190, 14, 1.05],
    spool: [1010, 1270, -28, 1.05],
    knife: [1010, 730, 24, 1],
    vamp: [600, 1190, 8, 0.86],
    quarter: [830, 1010, 14, 0.92],
    spare: [360, 660, -20, 0.56],
    welt: 'M-60 1480C60 1390 200 1380 380 1400C600 1426 760 1480 960 1450C1100 1430 1180 1380 1260 1320',
    sewn: 'M-60 1480C60 1390 200 1380 380 1400C480 1412 560 1430 640 1442',
    thread:
      'M650 1444C760 1380 770 1340 850 1340C910 1340 900 1390 860 1384C820 1376 860 1310 930 1310C970 1310 980 1290 1010 1250',
    planks: [360, 790, 1200],
  },
}

const oak = mix(brand.sand, brand.paper, 0.3)

/** Boards with growth rings drawn out along them. */
const bench = (size: Size, planks: readonly number[]): string => {
  const boards = [0, ...planks]
  const drift = fractalNoise(14, 3)
  const board = (y: number): number => boards.filter((edge) => edge <= y).length
  const rings = toneRegions(
    { x: 0, y: 0, width: size.width, height: size.height, step: 7 },
    (x, y) => {
      const at = board(y) * 37
      const growth = drift(x / 1500 + at, y / 120 + at) * 13 + y / 90
      return Math.sin(growth * Math.PI * 2) * 0.7 + drift(x / 90 + at, y / 5) * 0.55
    },
    [0.55, 0.78],
  )
  const tones = times(boards.length).map((index) => {
    const top = boards[index] ?? 0
    const bottom = boards[index + 1] ?? size.height
    return `<rect y="${top}" width="${size.width}" height="${bottom - top}" fill="${index % 2 ? brand.amber : '#6b3d18'}" fill-opacity=".05"/>`
  })
  return (
    wash(size, oak) +
    tones.join('') +
    rings
      .map((path) => `<path d="${path}" fill="#8a5a2c" fill-opacity=".075" fill-rule="evenodd"/>`)
      .join('') +
    `<path d="${planks.map((y) => `M0 ${y}H${size.width}v4H0z`).join('')}" fill="#3a2412" fill-opacity=".5"/>` +
    `<path d="${planks.map((y) => `M0 ${y + 4}H${size.width}v3H0z`).join('')}" fill="#fff8ea" fill-opacity=".4"/>`
  )
}

/** A green cutting mat with its grid. */
const mat = ([x, y, turn, scale]: Lie): string => {
  const [wide, high] = [900, 640]
  const grid = [
    ...times(17).map((line) => `M${50 + line * 50} 30V${high - 30}`),
    ...times(12).map((line) => `M30 ${45 + line * 50}H${wide - 30}`),
  ]
  const place = (dx: number, dy: number): string =>
    `transform="translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${scale})"`
  return (
    `<rect ${place(5, 8)} width="${wide}" height="${high}" rx="16" fill="#2a1c10" fill-opacity=".3"/>` +
    linearGradient(
      'mat',
      [0, 0, wide, high],
      [
        [0, mix(brand.green, brand.sage, 0.32)],
        [1, mix(brand.green, brand.ink, 0.12)],
      ],
    ) +
    `<g ${place(0, 0)}><rect width="${wide}" height="${high}" rx="16" fill="url(#mat)"/>` +
    `<path d="${grid.join('')}" stroke="${brand.paper}" stroke-opacity=".2" stroke-width="1.6"/></g>`
  )
}

/** A shoemaker's bench from above: last, awl, leather and a welt being stitched. Text sits left (wide) or at the top (tall), on bare wood. */
export const workshopTable: Scene = (format) => {
  const size = sizeOf[format]
  const set = benches[format]
  return sceneDocument(size, [
    bench(size, set.planks),
    glow(
      'window',
      { x: size.width * 0.18, y: size.height * 0.1, radius: size.height * 0.95 },
      falloff('#fffaf0', 0.7),
    ),
    mat(set.mat),
    vamp(set.spare, mix(brand.sage, brand.green, 0.25)),
    quarter(set.quarter, mix(brand.sand, brand.paper, 0.25)),
    roundKnife(set.knife),
    welt(set.welt, set.sewn),
    vamp(set.vamp),
    last(set.last),
    awl(set.awl),
    thread(set.thread),
    spool(set.spool),
    linearGradient(
      'dim',
      [size.width * 0.4, 0, size.width, size.height],
      [
        [0, '#2a1608', 0],
        [1, '#2a1608', 0.34],
      ],
    ),
    wash(size, 'url(#dim)'),
  ])
}
