const islandStyles = /<link rel="stylesheet" href="\/_astro\/islands\.[^"]*">/

/**
 * Takes the islands' stylesheet out of a page that has none: Astro links it wherever a script may load an island later,
 * and the script fetches it then. Its name is set in `astro.config.ts`.
 */
export const withoutIdleIslandStyles = (html: string): string =>
  html.includes('<astro-island') ? html : html.replace(islandStyles, '')
