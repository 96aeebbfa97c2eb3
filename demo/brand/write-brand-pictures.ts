// Writes the brand's raster pictures into public/ from favicon.svg, logo.svg and a scene: `node demo/brand/write-brand-pictures.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { walkerRidge } from '../pictures/scenes/walker-ridge.ts'

const here = (path: string): URL => new URL(path, import.meta.url)
const inPublic = (name: string): URL => here(`../../public/${name}`)

const iconSize = 180
const share = { width: 1200, height: 630 }

/** A Windows icon that holds one 32 px PNG: a directory of one entry, then the picture. */
const icoOf = (png: Buffer): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const icon = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size) / iconSize })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

const writeIcons = async (): Promise<void> => {
  const rounded = await readFile(inPublic('favicon.svg'), 'utf8')
  const sized = rounded.replace('<svg ', `<svg width="${iconSize}" height="${iconSize}" `)
  // Phones cut the corners themselves, so the installed icons fill their square.
  const square = sized.replace('rx="40" ', '')
  await writeFile(inPublic('favicon.ico'), icoOf(await icon(sized, 32)))
  await writeFile(inPublic('apple-touch-icon.png'), await icon(square, 180))
  await writeFile(inPublic('icon-192.png'), await icon(square, 192))
  await writeFile(inPublic('icon-512.png'), await icon(square, 512))
}

/** The picture a shared link shows. Grain is smoothed away and colours are counted, so that it stays small. */
const writeShareImage = async (): Promise<void> => {
  const logo = (await readFile(here('../../src/layouts/logo.svg'), 'utf8')).replace(
    '<svg ',
    '<svg width="430" color="#fbf6ec" ',
  )
  const scene = await sharp(Buffer.from(walkerRidge('wide')))
    .resize({ width: share.width, height: share.height, position: 'bottom' })
    .median(3)
    .composite([{ input: Buffer.from(logo), left: 72, top: 72 }])
    .toBuffer()
  await sharp(scene)
    .png({ palette: true, colours: 128, dither: 0.55, effort: 10 })
    .toBuffer()
    .then((png) => writeFile(inPublic('share.png'), png))
}

await writeIcons()
await writeShareImage()
