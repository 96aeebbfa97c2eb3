import { curve } from '#demo/pictures/curve.ts'
import { darken, lighten, mix, type Colourway, type Sheet } from '#demo/pictures/drawing.ts'
import { embroideredMark } from './brand-mark.ts'
import { garmentDrawing } from './garment.ts'

const left = -380
const top = 352
const width = 760
const height = 480
const card = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="36"/>`

/** Ridgelines from far to near, each a shade deeper; the last one is the ground of the card. */
const ridgelines = [
  '-420,620 -360,590 -330,600 -236,520 / -180,566 -150,560 -60,486 / 10,560 40,552 80,584 120,570 / 196,510 250,556 / 300,524 360,580 420,560',
  '-420,700 -350,650 -310,664 -216,604 / -140,668 -90,650 -40,676 / 56,590 120,650 150,644 / 214,618 300,690 350,676 420,700',
  '-420,770 -330,716 -250,752 -170,730 / -100,704 0,760 90,736 / 170,690 260,744 330,726 420,762',
]

function landscape(sheet: Sheet, { base, accent, trim }: Colourway): string {
  const far = mix(base, trim, 0.28)
  const near = darken(accent, 0.35)
  const hills = ridgelines
    .map((trace, at) => {
      const tone = mix(far, near, (at + 1) / ridgelines.length)
      const fill = sheet.linear(0, 500, 0, 840, [
        [0, lighten(tone, 0.06)],
        [1, darken(tone, 0.12)],
      ])
      return `<path d="${curve(trace)}L420 900L-420 900Z" fill="${fill}"/>`
    })
    .join('')
  const glow = sheet.radial(110, 480, 240, [
    [0, trim, 0.55],
    [1, trim, 0],
  ])
  return `<circle cx="110" cy="480" r="240" fill="${glow}"/><circle cx="110" cy="480" r="62" fill="${lighten(trim, 0.2)}"/>${hills}`
}

/** What a card of thick paper has on both sides: its body, a rim of light and its edge. */
function body(sheet: Sheet, { base }: Colourway, print: string): string {
  const paper = sheet.linear(left, top, left + width, top + height, [
    [0, lighten(base, 0.16)],
    [0.55, base],
    [1, darken(base, 0.2)],
  ])
  const sheen = sheet.linear(left, top, 40, top + height, [
    [0, '#ffffff', 0.22],
    [0.45, '#ffffff', 0.03],
    [1, '#ffffff', 0],
  ])
  const edge = `<g fill="${darken(base, 0.5)}" transform="translate(4 9)">${card}</g>`
  const inside = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${paper}"/>${print}<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${sheen}"/>`
  const rim = `<g fill="none" stroke="#ffffff" stroke-opacity=".28" stroke-width="2">${card}</g>`
  return `${edge}<g clip-path="${sheet.clip(card)}">${inside}</g>${rim}`
}

/** A bootlace along a path: its shadow, the cord, and the twill woven into it. */
const lace = (d: string, colour: string): string =>
  `<g fill="none"><path d="${d}" stroke="#0d0b0a" stroke-opacity=".3" stroke-width="26" transform="translate(3 9)"/><path d="${d}" stroke="${darken(colour, 0.32)}" stroke-width="26"/><path d="${d}" stroke="${colour}" stroke-width="20"/><path d="${d}" stroke="${lighten(colour, 0.4)}" stroke-width="16" stroke-dasharray="3 7" stroke-opacity=".6"/></g>`

/** The lace that the card is tied with, and its bow. */
function bow(colour: string): string {
  const around = `M-196 ${top}V${top + height}`
  const ends = [curve('-196,596 -250,680 -262,770 -300,800'), curve('-196,596 -150,690 -160,760 -116,812')]
  const loops = [
    curve('-196,596 -300,500 -380,520 -372,590 -300,632 -196,596'),
    curve('-196,596 -96,486 -18,506 -22,584 -94,632 -196,596'),
  ]
  const knot = `<rect x="-224" y="572" width="56" height="50" rx="18" fill="${colour}" stroke="${darken(colour, 0.32)}" stroke-width="4"/>`
  return [around, ...ends, ...loops].map((d) => lace(d, colour)).join('') + knot
}

const tilted = (drawing: string, degrees: number): string =>
  `<g transform="rotate(${degrees} 0 600)">${drawing}</g>`

function front(sheet: Sheet, colours: Colourway): string {
  const print = landscape(sheet, colours) + embroideredMark(296, 424, 92, lighten(colours.trim, 0.35))
  return tilted(body(sheet, colours, print) + bow(colours.trim), -5)
}

function back(sheet: Sheet, colours: Colourway): string {
  const { accent, trim, sole } = colours
  const panel = `<rect x="-310" y="560" width="430" height="92" rx="10" fill="${lighten(sole, 0.3)}"/>`
  const rule = (y: number, to: number) => `M-286 ${y}H${to}`
  const code = `<path d="${rule(592, 70)}${rule(622, -30)}" stroke="${darken(accent, 0.3)}" stroke-width="9" stroke-dasharray="34 16"/>`
  const small = `<path d="${rule(716, 240)}${rule(744, 200)}${rule(772, 40)}" stroke="${lighten(trim, 0.3)}" stroke-opacity=".55" stroke-width="5"/>`
  const band = `<rect x="${left}" y="${top + 60}" width="${width}" height="96" fill="${darken(accent, 0.45)}"/>`
  const mark = embroideredMark(268, 606, 104, lighten(trim, 0.35))
  return tilted(body(sheet, colours, band + panel + code + small + mark), 4)
}

/** A gift card with a landscape on it, tied with a bootlace. */
export const giftCard = garmentDrawing({
  name: 'gift-card',
  front,
  back,
  detail: [-400, 470, 400],
  shadow: [890, 400],
})
