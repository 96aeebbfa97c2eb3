declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    noHinting?: boolean
    /** OpenType features to keep, by tag; all where missing. */
    keepFeatures?: readonly string[]
    dropTables?: readonly string[]
  }
  /** A font with the characters of the text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
