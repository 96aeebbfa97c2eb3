declare module 'virtual:astro:assets/fonts/internal' {
  /** What Astro's `Font` component writes into pages, by the font's CSS variable. */
  export const componentDataByCssVariable: ReadonlyMap<string, { css: string }>
}
