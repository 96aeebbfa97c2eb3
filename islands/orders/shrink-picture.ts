/** A picture that is small enough to send at once, and a preview of it. */
export type ShrunkPicture = { file: File; preview: HTMLCanvasElement }

/** Pixels of the longest side: what the shop stores is no larger. */
const longestSide = 2048
const previewSide = 192
const quality = 0.85

const drawn = (picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
  }
  return canvas
}

const scaled = ({ width, height }: ImageBitmap, longest: number): [number, number] => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Makes a picture that this browser can show a smaller JPEG; undefined for what it cannot. */
export const shrinkPicture = async (file: File): Promise<ShrunkPicture | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const jpeg = await jpegOf(drawn(picture, ...scaled(picture, longestSide)))
  const preview = drawn(picture, ...scaled(picture, previewSide))
  picture.close()
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
  return jpeg ? { file: new File([jpeg], name, { type: 'image/jpeg' }), preview } : undefined
}
