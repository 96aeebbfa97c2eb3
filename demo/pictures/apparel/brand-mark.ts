import type { Fabric } from './cloth.ts'

/** Two folded ridges that read as an M, `size` wide, its top left at the origin. */
const ridges = (size: number): string => {
  const at = (x: number, y: number) => `${(x * size).toFixed(1)} ${(y * size).toFixed(1)}`
  return `M${at(0, 0.72)}L${at(0.27, 0)}L${at(0.5, 0.42)}L${at(0.73, 0)}L${at(1, 0.72)}L${at(0.8, 0.72)}L${at(0.69, 0.4)}L${at(0.5, 0.72)}L${at(0.31, 0.4)}L${at(0.2, 0.72)}Z`
}

/** The mark embroidered straight onto cloth, centred on (x, y). */
export function embroideredMark(x: number, y: number, size: number, thread: string): string {
  const place = `translate(${x - size / 2} ${y - size * 0.36})`
  return `<g transform="${place}"><path d="${ridges(size)}" fill="#0d0b0a" fill-opacity=".35" transform="translate(.8 1.6)"/><path d="${ridges(size)}" fill="${thread}" stroke="${thread}" stroke-width="1"/><path d="${ridges(size)}" fill="none" stroke="#0d0b0a" stroke-opacity=".22" stroke-width=".8" stroke-dasharray="1 1.2"/></g>`
}

/** A woven label with the mark on it, centred on (x, y), stitched down at both ends. */
export function wovenLabel(x: number, y: number, width: number, label: Fabric, thread: string): string {
  const height = width * 0.62
  const left = x - width / 2
  const top = y - height / 2
  const end = (at: number) => `M${at} ${top + 3}V${top + height - 3}`
  return (
    `<rect x="${left + 1}" y="${top + 3}" width="${width}" height="${height}" rx="1.5" fill="#0d0b0a" fill-opacity=".4"/>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="1.5" fill="${label.base}"/>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height * 0.4}" rx="1.5" fill="${label.light}" fill-opacity=".5"/>` +
    `<path d="${end(left + 3.5)}${end(left + width - 3.5)}" stroke="${thread}" stroke-opacity=".8" stroke-width="1.3" stroke-dasharray="3 2"/>` +
    embroideredMark(x, y, width * 0.5, thread)
  )
}
