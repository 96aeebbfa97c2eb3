/** Kinds of pictures that are told apart: the ones of cameras and browsers. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic'

const isAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte)

const codes = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0))

const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** How many of a file's first bytes tell its type. */
export const pictureTypeBytes = 12

/** What a picture is by its first bytes, whatever its name says; undefined for anything else. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => {
  if (isAt(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (isAt(bytes, 0, [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a])) return 'png'
  if (isAt(bytes, 0, codes('RIFF')) && isAt(bytes, 8, codes('WEBP'))) return 'webp'
  const isHeic = heicBrands.some((brand) => isAt(bytes, 4, codes(`ftyp${brand}`)))
  return isHeic ? 'heic' : undefined
}
