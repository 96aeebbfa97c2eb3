/** What says which entry is meant, whatever the language of the page. */
export type TrackedEntry = { delocalizedTracking?: string | undefined; url?: string | undefined }

/**
 * Name of a menu entry in analytics, `women|shoes|/c/women/shoes/boots-1140`: at each level the one editors gave it, else its
 * address, which content writes alike in every language.
 */
export const trackingName = (...levels: readonly TrackedEntry[]): string =>
  levels.flatMap(({ delocalizedTracking, url }) => delocalizedTracking ?? url ?? []).join('|')
