import type { Tones } from './tones.ts'

/** A side-release buckle lying along a strap, centred on (x, y), turned by `turn` degrees. */
export function sideReleaseBuckle(
  x: number,
  y: number,
  { deep, shade, base, glint }: Tones,
  size = 1,
  turn = 0,
): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-29" y="-18" width="62" height="42" rx="8" fill="#0d0b0a" fill-opacity=".35"/>` +
    `<path d="M-30 -20h26q6 0 6 6v28q0 6 -6 6h-26q-4 0 -4 -5v-30q0 -5 4 -5Z" fill="${base}" stroke="${deep}" stroke-width="1.5"/>` +
    `<path d="M2 -18h24q6 0 6 6v24q0 6 -6 6h-24Z" fill="${shade}" stroke="${deep}" stroke-width="1.5"/>` +
    `<path d="M-12 -20q-8 8 0 14M-12 20q-8 -8 0 -14" fill="none" stroke="${deep}" stroke-width="3"/><rect x="-27" y="-13" width="5" height="26" rx="2" fill="${deep}"/><rect x="21" y="-12" width="5" height="24" rx="2" fill="${deep}"/>` +
    `<path d="M-28 -17h22M4 -15h22" stroke="${glint}" stroke-opacity=".8" stroke-width="2"/></g>`
  )
}

/** A three-bar slider that adjusts a strap. */
export function ladderLock(x: number, y: number, { deep, base, glint }: Tones, size = 1, turn = 0): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-20" y="-15" width="42" height="34" rx="5" fill="#0d0b0a" fill-opacity=".35"/>` +
    `<rect x="-21" y="-17" width="42" height="34" rx="5" fill="${base}" stroke="${deep}" stroke-width="1.5"/><rect x="-15" y="-11" width="30" height="7" rx="2" fill="${deep}"/><rect x="-15" y="4" width="30" height="7" rx="2" fill="${deep}"/>` +
    `<path d="M-18 -14h36" stroke="${glint}" stroke-opacity=".8" stroke-width="2"/></g>`
  )
}
