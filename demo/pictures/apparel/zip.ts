import { curve, places } from '#demo/pictures/curve.ts'
import { softStroke } from './soft.ts'
import type { Tones } from './tones.ts'

/** A zip's slider and pull, hanging from (x, y) and turned by `turn` degrees; `cord` makes the pull a cord loop in that colour. */
export function zipPull(x: number, y: number, metal: Tones, size = 1, turn = 0, cord = metal.base): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    `<path d="M-6 2h12l-1 44q-5 8 -10 0Z" fill="#0d0b0a" fill-opacity=".3" transform="translate(3 4)"/>` +
    `<path d="M-7 -10h14l2 9l-4 11h-10l-4 -11Z" fill="${metal.shade}" stroke="${metal.deep}" stroke-width="1"/>` +
    `<path d="M-5 -8h10l1 6h-12Z" fill="${metal.glint}" fill-opacity=".7"/>` +
    `<path d="M-3 0v9h6v-9" fill="none" stroke="${metal.glint}" stroke-width="2"/>` +
    `<path d="M-5 8h10l-1 34q-4 6 -8 0Z" fill="${cord}" stroke="${metal.deep}" stroke-width="1"/>` +
    `<path d="M-3 11h2.500v28h-1.500Z" fill="${metal.glint}" fill-opacity=".55"/>` +
    `<circle cx="0" cy="13" r="2" fill="${metal.deep}"/></g>`
  )
}

/** A closed zip along a trace: tape, teeth that mesh, and the groove between. */
export function zip(trace: string, tape: Tones, teeth: Tones, width = 12): string {
  const d = curve(trace)
  const stroke = (colour: string, size: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" ${extra}/>`
  return (
    softStroke(d, tape.deep, width * 2.6, 0.8) +
    stroke(tape.deep, width * 1.5) +
    stroke(tape.shade, width * 1.3) +
    stroke(tape.deep, width * 0.8) +
    stroke(teeth.shade, width * 0.62, 'stroke-dasharray="3 2"') +
    stroke(teeth.light, width * 0.3, 'stroke-dasharray="2 3"') +
    stroke(tape.deep, 1)
  )
}

/** A water-resistant zip along a trace: two coated lips that meet. */
export function coatedZip(trace: string, coat: Tones, width = 12): string {
  const d = curve(trace)
  const stroke = (colour: string, size: number, shift: number, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${size}" stroke-linecap="round" transform="translate(${shift} 0)"/>`
  return (
    softStroke(d, coat.deep, width * 3, 0.8) +
    stroke(coat.deep, width + 2, 0) +
    stroke(coat.shade, width, 0) +
    stroke(coat.light, width * 0.2, -width * 0.24, 0.8) +
    stroke(coat.deep, 2, 0) +
    stroke(coat.glint, 1, width * 0.4, 0.5)
  )
}

/** The little garage that hides a slider at the end of a zip. */
export function zipEnd(trace: string, share: number, coat: Tones): string {
  const [place] = places(trace, 1, share)
  return place
    ? `<rect x="${place.x - 9}" y="${place.y - 7}" width="18" height="14" rx="3" fill="${coat.shade}" stroke="${coat.deep}" stroke-width="1.5"/>`
    : ''
}
