import type { SSRManifest } from 'astro'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import { componentDataByCssVariable } from 'virtual:astro:assets/fonts/internal'
import { hideIfClosed } from '#blocks/benefit-bar/hide-if-closed.ts'
import { joinedStylesheet } from '#blocks/stylesheets.ts'
import { hideIfSettled } from '#src/rules/consent/hide-if-settled.ts'
import { markEmployees } from '#src/rules/personalization/mark-employees.ts'
import { speculationRules } from '#src/rules/navigation/speculation-rules.ts'
import { sourceOf } from './inline-elements.ts'
import type { InlineHashes } from './security-headers.ts'

const sourcesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(sourceOf))]

/**
 * The scripts and styles that Astro and blocks write into pages, by hash. They are known from the build alone: hashing
 * what a rendered page holds would vouch for injected scripts too. A page's policy names those of them that stand in it. Astro's own policy is no use here, as it names every
 * file by hash in every response and has to be written by each page.
 */
export const inlineHashes = ({
  inlinedScripts,
  clientDirectives,
  routes,
}: Pick<SSRManifest, 'inlinedScripts' | 'clientDirectives' | 'routes'>): InlineHashes => ({
  scripts: sourcesOf([
    islandScript,
    ...clientDirectives.values(),
    ...[...inlinedScripts.values()].filter((text) => text !== ''),
    hideIfClosed,
    hideIfSettled,
    markEmployees,
    speculationRules,
  ]),
  styles: sourcesOf([
    ISLAND_STYLES,
    ...[...componentDataByCssVariable.values()].map(({ css }) => css),
    ...routes.flatMap(({ styles }) =>
      styles.flatMap((style) => (style.type === 'inline' ? [style.content] : [])),
    ),
  ]),
})

const blockStyles = new Map<string, string>()

/** The source of the stylesheets of blocks that a page names as its own: of what the build says they are, not of what stands in the page. */
export const sourceOfBlockStyles = (names: string): string => {
  const known = blockStyles.get(names)
  if (known !== undefined) return known
  const source = sourceOf(joinedStylesheet(names.split('+'))?.css ?? '')
  blockStyles.set(names, source)
  return source
}
