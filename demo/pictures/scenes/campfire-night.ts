import { brand, mix } from './colour.ts'
import { conifer, coniferStand } from './conifer.ts'
import { toneRegions } from './contour.ts'
import { walker } from './figures.ts'
import { falloff, glow, linearGradient, verticalGradient } from './gradient.ts'
import { fractalNoise } from './noise.ts'
import { between, seededRandom, times } from './random.ts'
import { areaBelow, ridge } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { stars } from './sky.ts'

const compositions = {
  wide: {
    fire: [1500, 1130],
    tent: [1860, 1120, 1.5],
    sitter: [1270, 1130, 1.3],
    range: [
      [-40, 760],
      [300, 700],
      [640, 780],
      [980, 660],
      [1300, 760],
      [1700, 620],
      [1960, 700],
      [2440, 640],
    ],
    tall: [
      [70, 1290, 900],
      [250, 1280, 640],
      [2160, 1260, 1010],
      [2330, 1290, 1180],
      [2010, 1220, 560],
    ],
  },
  tall: {
    fire: [610, 1240],
    tent: [880, 1225, 1.3],
    sitter: [400, 1240, 1.2],
    range: [
      [-40, 900],
      [240, 830],
      [480, 900],
      [760, 780],
      [1000, 860],
      [1240, 800],
    ],
    tall: [
      [40, 1400, 980],
      [170, 1370, 620],
      [1110, 1350, 780],
      [1200, 1400, 1040],
    ],
  },
} as const

/** The galaxy: a slanting band of thin tones. */
const galaxy = (size: Size): string => {
  const noise = fractalNoise(88, 5, 0.55)
  const slant = size.height / size.width
  return toneRegions(
    { x: 0, y: 0, width: size.width, height: size.height * 0.62, step: 14 },
    (x, y) => {
      const away = Math.abs(y + x * slant * 0.55 - size.height * 0.62) / (size.height * 0.24)
      return noise(x / 260, y / 260) - away * 0.42
    },
    [0.14, 0.2, 0.26, 0.32, 0.38, 0.44, 0.5],
  )
    .map(
      (path) =>
        `<path d="${path}" fill="${mix(brand.sage, brand.paper, 0.3)}" fill-opacity=".028" fill-rule="evenodd"/>`,
    )
    .join('')
}

const flame = (x: number, y: number): string => {
  const tongue = (dx: number, wide: number, tall: number): string =>
    `M${x + dx - wide} ${y}C${x + dx - wide * 1.7} ${y - tall * 0.42} ${x + dx - wide * 0.1} ${y - tall * 0.55} ${x + dx + wide * 0.15} ${y - tall}C${x + dx + wide * 0.3} ${y - tall * 0.72} ${x + dx + wide * 1.8} ${y - tall * 0.4} ${x + dx + wide} ${y}z`
  const logs = [-1, 1].map(
    (side) =>
      `M${x - side * 62} ${y + 8}L${x + side * 54} ${y - 18}l${side * 5} 15L${x - side * 58} ${y + 24}z`,
  )
  return (
    `<path d="${tongue(-26, 22, 92)}${tongue(6, 34, 150)}${tongue(36, 19, 104)}" fill="${brand.signal}"/>` +
    `<path d="${tongue(-14, 17, 62)}${tongue(10, 23, 104)}" fill="${brand.amber}"/>` +
    `<path d="${tongue(4, 11, 52)}" fill="#fff2cd"/><path d="${logs.join('')}" fill="#1c1410"/>`
  )
}

/** A ridge tent lit from inside. */
const tent = ([x, y, scale]: readonly [number, number, number]): string =>
  linearGradient(
    'canvas',
    [-150, 0, 90, 0],
    [
      [0, mix(brand.amber, brand.signal, 0.35)],
      [0.5, mix(brand.amber, brand.paper, 0.3)],
      [1, mix(brand.signal, brand.amber, 0.35)],
    ],
  ) +
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  `<path d="M-20 -108L128 -86L176 4L98 8z" fill="${mix(brand.signal, brand.ink, 0.5)}"/>` +
  `<path d="M-20 -108L98 8L-122 8z" fill="url(#canvas)"/>` +
  `<path d="M-20 -108L12 8H-48z" fill="#fff0c8"/><path d="M-20 -108L-48 8H-62z" fill="${mix(brand.signal, brand.amber, 0.2)}"/><path d="M-20 -108L12 8H24z" fill="${mix(brand.signal, brand.amber, 0.2)}"/>` +
  `<path d="M-20 -108L-176 16M-20 -108L-20 -116M128 -86L214 6" stroke="${mix(brand.amber, brand.ink, 0.3)}" stroke-width="1.4" fill="none"/></g>`

/** Someone on a log with a mug, rim-lit by the fire at the right. */
const camper = ([x, y, scale]: readonly [number, number, number]): string => {
  const height = 128 * scale
  const seat = { pose: 'sit', height, pole: false } as const
  return (
    `<path d="M${x - 70 * scale} ${y - 12 * scale}h${96 * scale}a${13 * scale} ${13 * scale} 0 0 1 0 ${26 * scale}h-${96 * scale}z" fill="#1c130e"/>` +
    `<ellipse cx="${x + 26 * scale}" cy="${y + scale}" rx="${8 * scale}" ry="${13 * scale}" fill="${mix(brand.signal, brand.ink, 0.45)}"/>` +
    walker({ ...seat, at: [x + 2.4, y + 9 * scale], fill: mix(brand.signal, brand.amber, 0.5) }) +
    walker({ ...seat, at: [x - 1.6, y + 9.6 * scale], fill: mix(brand.ink, brand.green, 0.22) })
  )
}

/** A tent and a fire under stars, walled in by firs. Text sits at the top, in the night sky. */
export const campfireNight: Scene = (format) => {
  const size = sizeOf[format]
  const { fire, tent: shelter, sitter: person, range, tall } = compositions[format]
  const [fireX, fireY] = fire
  const random = seededRandom(17)
  const dark = mix(brand.night, brand.ink, 0.6)
  const edge = ridge({
    seed: 45,
    anchors: [
      [-40, fireY - 120],
      [size.width / 2, fireY - 70],
      [size.width + 40, fireY - 140],
    ],
    roughness: 0.08,
  })
  const floor = ridge({
    seed: 46,
    anchors: [
      [-40, fireY + 30],
      [fireX, fireY - 22],
      [size.width + 40, fireY + 10],
    ],
    roughness: 0.04,
  })
  const sparks = times(46).map(() => {
    const rise = random() ** 1.6 * 520
    const drift = between(random, -1, 1) * (20 + rise * 0.3)
    return `<circle cx="${(fireX + drift).toFixed(1)}" cy="${(fireY - 70 - rise).toFixed(1)}" r="${between(random, 1.2, 3.4).toFixed(1)}" fill="${brand.amber}" fill-opacity="${(1 - rise / 600).toFixed(2)}"/>`
  })
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.75, [
      [0, mix(brand.night, brand.ink, 0.45)],
      [0.6, mix(brand.night, brand.green, 0.5)],
      [1, mix(brand.green, brand.sage, 0.35)],
    ]),
    wash(size, 'url(#sky)'),
    galaxy(size),
    stars({
      seed: 8,
      width: size.width,
      height: size.height * 0.6,
      count: size.width / 3.4,
      fill: brand.paper,
    }),
    `<path d="${areaBelow(ridge({ seed: 31, anchors: range, roughness: 0.48, gain: 0.55 }), size.height)}" fill="${mix(brand.night, brand.green, 0.62)}"/>`,
    `<path d="${areaBelow(edge, size.height)}${coniferStand(seededRandom(3), { ridge: edge, from: -40, to: size.width + 40, spacing: 0.16, height: [110, 330] })}" fill="${mix(brand.night, brand.green, 0.22)}"/>`,
    glow(
      'warmth',
      { x: fireX, y: fireY - 60, radius: size.height * 0.62, squash: 0.62 },
      falloff(brand.signal, 0.62),
    ),
    `<path d="${areaBelow(floor, size.height)}" fill="${mix(brand.ink, brand.green, 0.16)}"/>`,
    glow(
      'pool',
      { x: fireX, y: fireY + 26, radius: 620, squash: 0.26 },
      falloff(mix(brand.signal, brand.amber, 0.4), 0.8),
    ),
    tent(shelter),
    camper(person),
    glow('heart', { x: fireX, y: fireY - 40, radius: 260 }, falloff('#ffd48a', 0.75)),
    flame(fireX, fireY),
    sparks.join(''),
    `<path d="${tall.map(([x, base, height]) => conifer(random, { x, base, height, width: height * 0.36, tiers: 26 })).join('')}M-40 ${size.height}V${size.height * 0.955}Q${size.width / 2} ${size.height * 1.03} ${size.width + 40} ${size.height * 0.945}V${size.height}z" fill="${dark}"/>`,
  ])
}
