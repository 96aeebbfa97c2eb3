import { brand, mix } from './colour.ts'
import { toneRegions } from './contour.ts'
import { falloff, glow, verticalGradient } from './gradient.ts'
import { fractalNoise } from './noise.ts'
import { between, seededRandom, times } from './random.ts'
import { areaBelow, ridge, type Point, type Ridge } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'

const compositions = {
  wide: {
    oak: [1790, 905, 1],
    clouds: [
      [1180, 520, 300],
      [2060, 440, 360],
    ],
    range: [
      [-40, 720],
      [300, 660],
      [640, 720],
      [980, 620],
      [1300, 700],
      [1700, 640],
      [2100, 690],
      [2440, 620],
    ],
    hills: [
      [
        [-40, 780],
        [500, 720],
        [1100, 790],
        [1700, 720],
        [2440, 760],
      ],
      [
        [-40, 840],
        [420, 860],
        [1000, 800],
        [1600, 860],
        [2440, 790],
      ],
      [
        [-40, 1000],
        [600, 960],
        [1200, 950],
        [1780, 890],
        [2440, 960],
      ],
      [
        [-40, 1090],
        [700, 1150],
        [1400, 1120],
        [2440, 1190],
      ],
    ],
  },
  tall: {
    oak: [820, 1015, 0.86],
    clouds: [
      [330, 640, 240],
      [980, 560, 260],
    ],
    range: [
      [-40, 830],
      [260, 780],
      [520, 840],
      [820, 760],
      [1240, 810],
    ],
    hills: [
      [
        [-40, 890],
        [360, 840],
        [800, 890],
        [1240, 850],
      ],
      [
        [-40, 940],
        [420, 970],
        [860, 910],
        [1240, 950],
      ],
      [
        [-40, 1090],
        [340, 1070],
        [820, 1000],
        [1240, 1060],
      ],
      [
        [-40, 1210],
        [480, 1260],
        [1240, 1290],
      ],
    ],
  },
} as const

const meadow = {
  leaf: mix(brand.green, '#86a050', 0.55),
  sunlit: '#c3c486',
  haze: mix(brand.paper, brand.amber, 0.14),
}

/** A summer cumulus: round heads on a flat base, lit from the upper left. */
const cumulus = ([x, y, wide]: readonly [number, number, number], index: number): string => {
  const random = seededRandom(600 + index)
  const puffs = times(11).map((puff) => {
    const across = (puff - 5) / 5
    const r = wide * (0.36 - Math.abs(across) * 0.18) * between(random, 0.75, 1.15)
    return { x: x + across * wide, y: y - r * between(random, 0.3, 1) + 24, r }
  })
  const noise = fractalNoise(620 + index, 4, 0.55)
  const field =
    (shift: number) =>
    (px: number, py: number): number => {
      const body = Math.max(
        ...puffs.map((puff) => 1 - Math.hypot(px + shift - puff.x, py + shift - puff.y) / puff.r),
      )
      return Math.min(
        body + (noise(px / 60, py / 60) - 0.5) * 0.5,
        (y + 12 + noise(px / 90, 3) * 26 - py) / 40,
      )
    }
  const area = { x: x - wide * 1.5, y: y - wide, width: wide * 3, height: wide * 1.2, step: 7 }
  const tones = [0, 0.05, 0.1, 0.16].map(
    (shift, tone) => toneRegions(area, field(wide * shift), [0.03 + tone * 0.09])[0],
  )
  return tones
    .map(
      (path, tone) =>
        `<path d="${path ?? ''}" fill="${mix(mix(brand.paper, brand.sage, 0.42), '#fffaf0', tone / 3)}" fill-opacity=".9" fill-rule="evenodd"/>`,
    )
    .join('')
}

/** A field oak: crown of leaf clumps in three tones over forked limbs. */
const oak = ([x, y, scale]: readonly [number, number, number]): string => {
  const clumps = [
    [0, -250, 120],
    [-110, -200, 96],
    [110, -205, 100],
    [-60, -300, 84],
    [70, -310, 86],
    [-168, -150, 60],
    [170, -150, 64],
    [0, -180, 100],
  ] as const
  const noise = fractalNoise(702, 5, 0.6)
  const field =
    (shift: number) =>
    (px: number, py: number): number =>
      Math.max(
        ...clumps.map(([cx, cy, r]) => 1 - Math.hypot(px + shift - cx, (py + shift * 1.2 - cy) * 1.08) / r),
      ) +
      (noise(px / 34 + 9, py / 34 + 40) - 0.5) * 0.95
  const area = { x: -290, y: -500, width: 580, height: 460, step: 5 }
  const tones = [
    toneRegions(area, field(0), [0.04])[0],
    toneRegions(area, field(16), [0.2])[0],
    toneRegions(area, field(30), [0.42])[0],
  ]
  const green = mix(brand.green, brand.ink, 0.25)
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="80" cy="8" rx="290" ry="19" fill="${brand.green}" fill-opacity=".25"/><ellipse cx="60" cy="7" rx="200" ry="12" fill="${brand.green}" fill-opacity=".3"/>` +
    `<path d="M-15 8C-9 -50 -10 -90 -70 -190L-60 -196C-30 -150 -8 -130 -2 -122C0 -160 -8 -200 -20 -250L-8 -252C8 -200 10 -160 10 -128C24 -150 50 -170 84 -206L92 -198C40 -130 14 -80 18 8z" fill="${mix('#3a2c20', brand.ink, 0.3)}"/>` +
    tones
      .map(
        (path, tone) =>
          `<path d="${path ?? ''}" fill="${mix(green, meadow.sunlit, tone * 0.26)}" fill-rule="evenodd"/>`,
      )
      .join('') +
    '</g>'
  )
}

/** One blade of grass. Straight edges with a knee: curves cost the rasteriser more and look no better at this size. */
const blade = (x: number, foot: number, reach: number, bend: number, half: number): string =>
  `M${(x - half).toFixed(1)} ${foot.toFixed(0)}l${(bend * 0.32).toFixed(1)} ${(-reach * 0.55).toFixed(1)}l${(bend * 0.68).toFixed(1)} ${(-reach * 0.45).toFixed(1)}` +
  `l${(-bend * 0.6).toFixed(1)} ${(reach * 0.42).toFixed(1)}L${(x + half).toFixed(1)} ${foot.toFixed(0)}z`

const petals = ['#fff6e2', '#fff6e2', brand.amber, brand.signal, '#fff6e2'] as const

/** Blades and flower heads along the lower edge: each row rises out of its own darker ground, nearer ones taller. */
const grasses = (size: Size, top: number): string => {
  const random = seededRandom(31)
  return [0, 0.25, 0.5, 0.75, 1]
    .map((near, row) => {
      const base = top + (size.height - top) * (0.14 + near * 0.9)
      const fill = mix(mix(meadow.leaf, brand.green, 0.2), mix(brand.green, brand.ink, 0.5), near ** 0.8)
      const lit = mix(fill, meadow.sunlit, 0.24)
      const heads: string[] = []
      // Short paths side by side: the rasteriser is slow on one path of many scattered blades.
      const swathe = 120
      const blades = times(Math.ceil(size.width / swathe)).map((part) => {
        const grown = times(Math.round(34 - near * 12)).map(() => {
          const x = (part + random()) * swathe
          const reach = between(random, 40, 100) * (0.5 + near * 1.1)
          const bend = between(random, -0.16, 0.4) * reach
          const foot = base + between(random, -6, 22)
          if (random() < 0.1) {
            const colour = petals[Math.floor(random() * petals.length)] ?? petals[0]
            const r = 2.6 + near * 4.6
            heads.push(
              `<ellipse cx="${(x + bend).toFixed(1)}" cy="${(foot - reach).toFixed(1)}" rx="${(r * 1.25).toFixed(1)}" ry="${r.toFixed(1)}" fill="${colour}"/>` +
                `<circle cx="${(x + bend).toFixed(1)}" cy="${(foot - reach).toFixed(1)}" r="${(r * 0.4).toFixed(1)}" fill="${mix(brand.amber, brand.ink, 0.3)}"/>`,
            )
          }
          return blade(x, foot, reach, bend, 1.1 + near * 2)
        })
        const half = grown.length >> 1
        return `<path d="${grown.slice(0, half).join('')}" fill="${lit}"/><path d="${grown.slice(half).join('')}" fill="${fill}"/>`
      })
      const rise = 34 + near * 60
      return (
        verticalGradient(`sward${row}`, base - rise, base + 10, [
          [0, fill, 0],
          [1, fill],
        ]) +
        `<rect y="${base - rise}" width="${size.width}" height="${size.height}" fill="url(#sward${row})"/>${blades.join('')}${heads.join('')}`
      )
    })
    .join('')
}

/** Hedges and copses along a slope: round bushes in uneven rows. */
const hedgerow = (line: Ridge, index: number, width: number): string => {
  const random = seededRandom(50 + index)
  return times(Math.round(width / (11 + index * 7)))
    .map(() => ({ x: random() * width, r: between(random, 3, 9) * (1 + index * 0.75) }))
    .filter(({ x }) => Math.sin(x / (170 + index * 90) + index * 2.4) > 0.35)
    .map(
      ({ x, r }) =>
        `M${(x - r).toFixed(1)} ${line.at(x).toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(2 * r).toFixed(1)} 0v6h-${(2 * r).toFixed(1)}z`,
    )
    .join('')
}

const slope = (anchors: readonly Point[], index: number, size: Size): string => {
  const line = ridge({ seed: 211 + index, anchors, roughness: 0.06, gain: 0.42 })
  const tone = mix(mix(brand.sage, meadow.haze, 0.35), meadow.leaf, 0.2 + index * 0.26)
  const top = Math.min(...anchors.map(([, y]) => y))
  const light = fractalNoise(240 + index, 3)
  const [patches] = toneRegions(
    { x: 0, y: top, width: size.width, height: 260, step: 10 },
    (x, y) => (y < line.at(x) + 3 ? -1 : light(x / 330, (y - line.at(x)) / (26 + index * 12))),
    [0.52],
  )
  return (
    verticalGradient(`slope${index}`, top, top + 240, [
      [0, mix(tone, meadow.sunlit, 0.5)],
      [1, tone],
    ]) +
    `<path d="${hedgerow(line, index, size.width)}" fill="${mix(tone, brand.green, 0.5)}"/><path d="${areaBelow(line, size.height)}" fill="url(#slope${index})"/>` +
    `<path d="${patches ?? ''}" fill="${meadow.sunlit}" fill-opacity=".3" fill-rule="evenodd"/>`
  )
}

/** A field path that winds down from the oak, wider the nearer. */
const footpath = ([x, y]: Point, bottom: number): string => {
  const rim = (side: number): string[] =>
    times(40).map((step) => {
      const t = step / 39
      const middle = x - 40 - Math.sin(t * 5.4) * (40 + t * 210) - t * 190
      return `${(middle + side * (3 + t * t * 60)).toFixed(1)} ${(y + 4 + (bottom - y) * t ** 1.5).toFixed(1)}`
    })
  return `<path d="M${[...rim(-1), ...rim(1).reverse()].join('L')}z" fill="${mix(brand.sand, meadow.sunlit, 0.25)}"/>`
}

/** An oak over rolling summer hills, grasses in front. Text sits top left, in the sky. */
export const meadowSummer: Scene = (format) => {
  const size = sizeOf[format]
  const { oak: tree, clouds, range, hills } = compositions[format]
  const [back, middle, front, verge] = hills.map((anchors, index) => slope(anchors, index, size))
  const edge = Math.min(...hills[3].map(([, y]) => y))
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.6, [
      [0, mix(brand.sage, brand.green, 0.22)],
      [0.55, mix(brand.sage, brand.paper, 0.55)],
      [1, mix(brand.paper, brand.amber, 0.16)],
    ]),
    wash(size, 'url(#sky)'),
    glow(
      'halo',
      { x: size.width * 0.3, y: size.height * 0.45, radius: size.height * 0.7 },
      falloff('#fff4dc', 0.55),
    ),
    ...clouds.map(cumulus),
    `<path d="${areaBelow(ridge({ seed: 8, anchors: range, roughness: 0.4, gain: 0.54 }), size.height)}" fill="${mix(brand.sage, meadow.haze, 0.4)}"/>`,
    back ?? '',
    middle ?? '',
    front ?? '',
    footpath([tree[0], tree[1]], edge + 90),
    oak(tree),
    verge ?? '',
    grasses(size, edge + 20),
  ])
}
