import { curve } from '#demo/pictures/curve.ts'
import { castShadow } from './seam.ts'
import type { Fabric } from './cloth.ts'

/** A woven strap along a trace, throwing a shadow on the cloth it lies on, if any. */
export function webbing(trace: string, strap: Fabric, width = 24, under?: Fabric): string {
  const d = curve(trace)
  const stroke = (colour: string, size: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linejoin="round" ${extra}/>`
  return (
    (under ? castShadow(d, under, width * 1.9, 0.7) : '') +
    stroke(strap.deep, width + 2) +
    stroke(strap.base, width) +
    stroke(strap.glint, width * 0.84, 'stroke-opacity=".3" stroke-dasharray="1.6 3"') +
    stroke(strap.deep, width * 0.3, 'stroke-opacity=".28" stroke-dasharray="3 1.6"')
  )
}
