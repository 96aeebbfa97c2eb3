import { brand, mix } from './colour.ts'
import { linearGradient, type Stop } from './gradient.ts'
import { times } from './random.ts'

/** Where a tool lies on the bench: its origin, turn in degrees and size. */
export type Lie = readonly [x: number, y: number, turn: number, scale: number]

const steel = mix(brand.sage, brand.paper, 0.45)
const beech = mix(brand.sand, brand.amber, 0.35)
const tan = mix('#a9602c', brand.sand, 0.18)

/** Places a drawing and its soft shadow; light falls from the top left, so the shadow leaves to the lower right whatever the turn. */
const lay = ([x, y, turn, scale]: Lie, outline: string, drawing: string, lift = 16): string => {
  const turned = (dx: number, dy: number): string =>
    `translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${scale})`
  const shadow = [0.45, 0.8, 1.15]
    .map(
      (part) =>
        `<path transform="${turned(lift * part, lift * part * 1.25)}" d="${outline}" fill="#2a1c10" fill-opacity=".15"/>`,
    )
    .join('')
  return `${shadow}<g transform="${turned(0, 0)}">${drawing}</g>`
}

const filled = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`

/** A line of stitches along a path. */
const stitches = (path: string, colour: string, width = 4, dash = '15 8'): string =>
  `<path d="${path}" fill="none" stroke="#241509" stroke-opacity=".35" stroke-width="${width + 2}" stroke-dasharray="${dash}" stroke-linecap="round" transform="translate(1.5 2.5)"/>` +
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`

/** The wooden foot a shoe is built round, seen from its side, toe to the right. */
export const last = (lie: Lie): string => {
  const outline =
    'M14 0C60 6 110 0 160 -14C230 -34 300 -14 380 4C450 16 545 0 606 -36C638 -56 634 -88 600 -104C540 -128 470 -142 410 -178C362 -208 320 -260 288 -302C280 -313 264 -318 248 -316L132 -308C112 -306 104 -294 105 -276C108 -230 70 -200 32 -160C-6 -120 -14 -60 -6 -24C-2 -8 4 0 14 0z'
  const rings = times(11)
    .map((ring) => {
      const y = -24 - ring * 25
      return `M${20 - ring} ${y}C160 ${y - 34} 300 ${y + 26 - ring * 3} ${620 - ring * 34} ${y - 8 + ring * 3}`
    })
    .join('')
  const stops: Stop[] = [
    [0, mix(beech, brand.paper, 0.5)],
    [0.42, beech],
    [0.8, mix(beech, '#6b3d18', 0.5)],
    [1, mix(beech, '#4a2810', 0.72)],
  ]
  const drawing =
    linearGradient('lastWood', [180, -330, 290, 40], stops) +
    `<clipPath id="lastShape"><path d="${outline}"/></clipPath>${filled(outline, 'url(#lastWood)')}` +
    `<g clip-path="url(#lastShape)"><path d="${rings}" stroke="#6b3d18" stroke-opacity=".2" stroke-width="3" fill="none"/>` +
    filled('M-20 -4C60 10 110 0 160 -10C230 -30 300 -10 380 8C450 20 545 4 640 -40V40H-20z', '#3a2010') +
    filled(
      'M120 -296L250 -304C272 -306 284 -296 300 -274C240 -288 180 -286 112 -270z',
      mix(beech, brand.paper, 0.75),
    ) +
    `<path d="M420 -166C490 -128 560 -116 606 -92" stroke="${brand.paper}" stroke-opacity=".6" stroke-width="13" stroke-linecap="round" fill="none"/>` +
    `<path d="M188 -312C182 -230 214 -200 200 -150C192 -118 232 -90 262 -20" stroke="#4a2810" stroke-opacity=".7" stroke-width="4" fill="none"/></g>` +
    `<circle cx="150" cy="-254" r="17" fill="#3a2010"/><circle cx="150" cy="-254" r="17" fill="none" stroke="${steel}" stroke-width="5"/>`
  return lay(lie, outline, drawing, 30)
}

/** A stitching awl: turned handle, brass ferrule, steel. */
export const awl = (lie: Lie): string => {
  const handle =
    'M0 -22C18 -34 60 -38 96 -30C130 -22 150 -16 178 -18C190 -19 196 -14 196 0C196 14 190 19 178 18C150 16 130 22 96 30C60 38 18 34 0 22C-14 12 -14 -12 0 -22z'
  const drawing =
    linearGradient(
      'awlWood',
      [0, -34, 0, 34],
      [
        [0, mix(brand.green, brand.sage, 0.5)],
        [0.35, brand.green],
        [1, mix(brand.green, brand.ink, 0.6)],
      ],
    ) +
    filled('M222 -6L420 -2.5L452 0L420 2.5L222 6z', steel) +
    filled('M222 0L452 0L420 2.5L222 6z', mix(steel, brand.ink, 0.45)) +
    filled(handle, 'url(#awlWood)') +
    `<path d="M14 -19C60 -27 96 -20 172 -11" stroke="${brand.paper}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round" fill="none"/>` +
    filled('M192 -15H226V15H192z', mix(brand.amber, '#8a5a1c', 0.35)) +
    filled('M192 -15H226V-7H192z', mix(brand.amber, brand.paper, 0.4))
  return lay(lie, `${handle}M196 -12H226V-5L452 0L226 5V12H196z`, drawing, 14)
}

/** A spool of waxed thread on its side. */
export const spool = (lie: Lie): string => {
  const outline = 'M-96 -70H-70V-56H70V-70H96V70H70V56H-70V70H-96z'
  const turns = times(27).map((turn) => `M${-68 + turn * 5.2} -57L${-66 + turn * 5.2} 57`)
  const ends = [-96, 70].map((x) => filled(`M${x} -70h26v140h-26z`, 'url(#spoolWood)'))
  const drawing =
    linearGradient(
      'spoolWood',
      [0, -70, 0, 70],
      [
        [0, mix(beech, brand.paper, 0.55)],
        [0.5, beech],
        [1, mix(beech, '#4a2810', 0.6)],
      ],
    ) +
    linearGradient(
      'spoolThread',
      [0, -58, 0, 58],
      [
        [0, mix(brand.signal, brand.paper, 0.35)],
        [0.4, brand.signal],
        [1, mix(brand.signal, brand.ink, 0.5)],
      ],
    ) +
    filled('M-70 -58H70V58H-70z', 'url(#spoolThread)') +
    `<path d="${turns.join('')}" stroke="#7a2508" stroke-opacity=".4" stroke-width="1.6"/>${ends.join('')}`
  return lay(lie, outline, drawing, 20)
}

/** The half-moon knife leather is cut with. */
export const roundKnife = (lie: Lie): string => {
  const blade =
    'M-140 0C-132 -96 -70 -148 0 -148C70 -148 132 -96 140 0C96 -26 52 -34 26 -20H-26C-52 -34 -96 -26 -140 0z'
  const handle =
    'M-19 -26H19C24 20 34 60 33 128C32 160 18 172 0 172C-18 172 -32 160 -33 128C-34 60 -24 20 -19 -26z'
  const drawing =
    linearGradient(
      'blade',
      [-120, -150, 110, 10],
      [
        [0, '#fbfaf4'],
        [0.5, steel],
        [1, mix(steel, brand.ink, 0.4)],
      ],
    ) +
    linearGradient(
      'grip',
      [-34, 0, 34, 0],
      [
        [0, mix('#7a4a22', brand.sand, 0.35)],
        [0.45, '#6a3d1a'],
        [1, '#2f1a0c'],
      ],
    ) +
    filled(blade, 'url(#blade)') +
    `<path d="M-128 -14C-118 -88 -64 -134 0 -134C64 -134 118 -88 128 -14" stroke="#fff" stroke-opacity=".7" stroke-width="3" fill="none"/>` +
    filled(handle, 'url(#grip)') +
    filled('M-20 -30H20L23 2H-23z', mix(brand.amber, '#8a5a1c', 0.35))
  return lay(lie, blade + handle, drawing, 18)
}

/** A cut vamp with its stitched edge. */
export const vamp = (lie: Lie, leather = tan): string => {
  const outline =
    'M0 10C-26 -130 60 -250 180 -250C300 -250 386 -130 360 10C352 34 330 46 306 44C296 -30 250 -84 180 -84C110 -84 64 -30 54 44C30 46 8 34 0 10z'
  const seam =
    'M20 8C0 -116 74 -230 180 -230C286 -230 360 -116 340 8M40 36C52 -40 100 -104 180 -104C260 -104 308 -40 320 36'
  const drawing =
    linearGradient(
      `vamp${lie[0]}`,
      [20, -240, 330, 40],
      [
        [0, mix(leather, brand.paper, 0.22)],
        [0.6, leather],
        [1, mix(leather, '#3a1c0c', 0.32)],
      ],
    ) +
    filled(outline, `url(#vamp${lie[0]})`) +
    `<path d="${outline}" fill="none" stroke="${mix(leather, '#3a1c0c', 0.5)}" stroke-width="3"/>${stitches(seam, brand.paper, 3.4, '11 7')}`
  return lay(lie, outline, drawing, 9)
}

/** A cut quarter with a row of eyelets. */
export const quarter = (lie: Lie, leather: string = brand.green): string => {
  const outline =
    'M0 0C60 10 150 8 236 -20C252 -70 250 -120 284 -196C246 -236 190 -262 130 -272C60 -210 14 -110 0 0z'
  const eyelets = times(5).map((eyelet) => {
    const [x, y] = [215 + eyelet * 8, -48 - eyelet * 33]
    return `<circle cx="${x}" cy="${y}" r="8.5" fill="${mix(brand.amber, '#8a5a1c', 0.3)}"/><circle cx="${x}" cy="${y}" r="4" fill="${brand.ink}"/>`
  })
  const drawing =
    linearGradient(
      `quarter${lie[0]}`,
      [20, -260, 240, 0],
      [
        [0, mix(leather, brand.sage, 0.35)],
        [0.5, leather],
        [1, mix(leather, brand.ink, 0.4)],
      ],
    ) +
    filled(outline, `url(#quarter${lie[0]})`) +
    stitches('M18 -14C80 -4 150 -6 220 -32M22 -26C40 -110 78 -190 136 -250', brand.paper, 3.4, '11 7') +
    eyelets.join('')
  return lay(lie, outline, drawing, 9)
}

/** A length of welt, half stitched: `path` is its middle line in bench units. */
export const welt = (path: string, sewn: string): string =>
  [0.45, 0.8, 1.15]
    .map(
      (part) =>
        `<path d="${path}" transform="translate(${13 * part} ${17 * part})" fill="none" stroke="#2a1c10" stroke-opacity=".15" stroke-width="62" stroke-linecap="butt"/>`,
    )
    .join('') +
  `<path d="${path}" fill="none" stroke="${mix(tan, '#4a220c', 0.55)}" stroke-width="62"/><path d="${path}" fill="none" stroke="${tan}" stroke-width="54"/>` +
  `<path d="${path}" fill="none" stroke="${mix(tan, brand.paper, 0.3)}" stroke-opacity=".5" stroke-width="18" transform="translate(-4 -13)"/>` +
  stitches(sewn, brand.paper, 7, '24 13')

/** Loose thread, as it falls. */
export const thread = (path: string): string =>
  `<path d="${path}" transform="translate(5 7)" fill="none" stroke="#2a1c10" stroke-opacity=".25" stroke-width="5"/>` +
  `<path d="${path}" fill="none" stroke="${brand.signal}" stroke-width="4.5" stroke-linecap="round"/>`
