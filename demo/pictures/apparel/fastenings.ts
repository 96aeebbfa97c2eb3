import { curve, places } from '#demo/pictures/curve.ts'
import type { Tones } from './tones.ts'

/** A four-hole button. */
export function button(x: number, y: number, { deep, shade, base, glint }: Tones, radius = 10): string {
  const hole = (dx: number, dy: number) =>
    `<circle cx="${dx * radius * 0.24}" cy="${dy * radius * 0.24}" r="${radius * 0.12}" fill="${deep}"/>`
  return (
    `<g transform="translate(${x} ${y})"><circle cx="1.5" cy="3" r="${radius * 1.08}" fill="#0d0b0a" fill-opacity=".38"/>` +
    `<circle r="${radius}" fill="${shade}" stroke="${deep}" stroke-width="1"/><circle r="${radius * 0.86}" fill="${base}"/>` +
    `<path d="M${-radius * 0.75} 0A${radius * 0.75} ${radius * 0.75} 0 0 1 0 ${-radius * 0.75}" fill="none" stroke="${glint}" stroke-width="1.5"/>` +
    `<circle r="${radius * 0.55}" fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="1"/>` +
    `${hole(-1, -1)}${hole(1, -1)}${hole(-1, 1)}${hole(1, 1)}<path d="M${-radius * 0.24} ${-radius * 0.24}L${radius * 0.24} ${radius * 0.24}M${radius * 0.24} ${-radius * 0.24}L${-radius * 0.24} ${radius * 0.24}" stroke="${glint}" stroke-width="1.2"/></g>`
  )
}

/** A pressed metal snap. */
export function snap(x: number, y: number, { deep, shade, base, glint }: Tones, radius = 10): string {
  return (
    `<g transform="translate(${x} ${y})"><circle cx="1.5" cy="3" r="${radius * 1.1}" fill="#0d0b0a" fill-opacity=".4"/>` +
    `<circle r="${radius}" fill="${base}" stroke="${deep}" stroke-width="1"/><circle r="${radius * 0.7}" fill="${shade}"/>` +
    `<circle cx="${-radius * 0.12}" cy="${-radius * 0.12}" r="${radius * 0.5}" fill="${base}"/>` +
    `<path d="M${-radius * 0.8} 0A${radius * 0.8} ${radius * 0.8} 0 0 1 0 ${-radius * 0.8}" fill="none" stroke="${glint}" stroke-width="1.8"/></g>`
  )
}

/** A metal eyelet. */
export function eyelet(x: number, y: number, { deep, base, glint }: Tones, radius = 8): string {
  return (
    `<circle cx="${x}" cy="${y + 1.5}" r="${radius * 1.1}" fill="#0d0b0a" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${base}" stroke="${deep}" stroke-width="1"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.5}" fill="#0d0b0a"/><path d="M${x - radius * 0.74} ${y}A${radius * 0.74} ${radius * 0.74} 0 0 1 ${x} ${y - radius * 0.74}" fill="none" stroke="${glint}" stroke-width="1.5"/>`
  )
}

/** A braided cord along a trace, finished with a tip. */
export function drawcord(trace: string, { deep, shade, base, glint }: Tones, tip: Tones, width = 9): string {
  const d = curve(trace)
  const stroke = (colour: string, size: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" ${extra || 'stroke-linecap="round"'}/>`
  const [end] = places(trace, 1, 1)
  const turn = end ? (end.angle * 180) / Math.PI - 90 : 0
  const tag = end
    ? `<g transform="translate(${end.x} ${end.y}) rotate(${turn})"><rect x="${-width * 0.62}" y="-3" width="${width * 1.24}" height="27" rx="3" fill="${tip.base}" stroke="${tip.deep}" stroke-width="1"/><rect x="${-width * 0.34}" y="-1" width="${width * 0.28}" height="23" rx="1" fill="${tip.glint}" fill-opacity=".8"/></g>`
    : ''
  return (
    stroke('#0d0b0a', width + 2, 'stroke-linecap="round" stroke-opacity=".28" transform="translate(4 5)"') +
    stroke(deep, width + 1.5) +
    stroke(base, width) +
    stroke(shade, width * 0.9, 'stroke-dasharray="2 5"') +
    stroke(glint, width * 0.24, 'stroke-opacity=".7" stroke-dasharray="4 3" transform="translate(-1.5 0)"') +
    tag
  )
}

/** A spring toggle on an elastic cord, `turn` degrees from upright. */
export function cordLock(x: number, y: number, body: Tones, cord: string, turn = 0): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-4 -14C-8 -34 8 -34 4 -14M-3 12C-8 40 -2 46 0 46C2 46 8 40 3 12" fill="none" stroke="${cord}" stroke-width="3.5"/>` +
    `<rect x="-9" y="-14" width="18" height="28" rx="6" fill="${body.base}" stroke="${body.deep}" stroke-width="1.2"/><rect x="-6" y="-11" width="4" height="20" rx="2" fill="${body.glint}" fill-opacity=".5"/><path d="M-9 -2h18" stroke="${body.deep}" stroke-width="1.5"/></g>`
  )
}
