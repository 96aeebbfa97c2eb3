/** The components whose scripts are one file for all pages: small, and needed by most. Others load files of their own. */
const components =
  /\/(?:Header|ConsentLink|ShopPage|(?:benefit-bar|carousel|promotions|swatch-keys|variant)-script|mega-menu)\.astro\?astro&type=script/

const fileOfGroup = /^\/?(_astro\/p\/page-script\.[^/]+\.js)$/

/** What scripts that come later share with each other and is smaller than the naming of a file. */
const shared = /\/src\/base\/day\.ts$/

/** The group of the builder that joins these scripts, with all they import at once. */
export const pageScriptGroup = {
  name: 'page-script',
  test: new RegExp(`${components.source}|${shared.source}`),
}

/**
 * The builder leaves an entry for each joined script that only imports the joined file. Pages name that file instead, each
 * component its own time: a browser loads and runs a module once. Throws when the builder has not joined them.
 *
 * @param entries file by script, as Astro's manifest has them
 * @param assets all files of the build
 */
export const nameJoinedFile = (entries: Record<string, string>, assets: Iterable<string>): void => {
  const [joined] = [...assets].flatMap((asset) => fileOfGroup.exec(asset)?.[1] ?? [])
  if (joined === undefined) throw new Error('The build has no page script.')
  for (const id of Object.keys(entries)) if (components.test(id)) entries[id] = joined
}
