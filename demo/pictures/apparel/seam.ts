import { stitch } from '#demo/pictures/drawing.ts'
import type { Fabric } from './cloth.ts'
import { softStroke } from './soft.ts'

/** Where two pieces are sewn together: a groove, lit on its lower lip. */
export function seam(d: string, { deep, glint }: Fabric, width = 2): string {
  return (
    softStroke(d, deep, width * 9, 0.5) +
    `<path d="${d}" fill="none" stroke="${glint}" stroke-opacity=".5" stroke-width="${width}" transform="translate(1 ${width})"/>` +
    `<path d="${d}" fill="none" stroke="${deep}" stroke-opacity=".85" stroke-width="${width}"/>`
  )
}

/** Topstitching in thread of the cloth's own colour, a little lighter, unless another thread is given. */
export function topstitch(d: string, { glint }: Fabric, thread = glint): string {
  return stitch(d, thread, 1.7, '6 3.6')
}

/** The shadow a piece throws on the cloth below it. */
export function castShadow(d: string, { deep }: Fabric, reach = 40, alpha = 0.75): string {
  return softStroke(d, deep, reach, alpha)
}
