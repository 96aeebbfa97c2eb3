import { readFileSync } from 'node:fs'
import { projectPath } from '#src/backend/platform/project-path.ts'

/** Colours of the shop's light scheme by their names in src/styles/tokens.css. */
export type BrandColors = Readonly<
  Record<'paper' | 'surface' | 'ink' | 'ink-soft' | 'line' | 'brand' | 'brand-ground' | 'on-dark', string>
>

/** The colour of a name; throws where the styles have none. */
const colorIn = (styles: string, name: string): string => {
  const [, color] = new RegExp(`--${name}:\\s*(?:light-dark\\(\\s*)?(#[0-9a-f]{3,8})`, 'i').exec(styles) ?? []
  if (color === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}, which mails need.`)
  return color
}

/** Mail programs know no custom properties, so mails name the colours themselves. */
export const readBrandColors = (
  styles: string = readFileSync(projectPath('src/styles/tokens.css'), 'utf8'),
): BrandColors => ({
  paper: colorIn(styles, 'paper'),
  surface: colorIn(styles, 'surface'),
  ink: colorIn(styles, 'ink'),
  'ink-soft': colorIn(styles, 'ink-soft'),
  line: colorIn(styles, 'line'),
  brand: colorIn(styles, 'brand'),
  'brand-ground': colorIn(styles, 'brand-ground'),
  'on-dark': colorIn(styles, 'on-dark'),
})
