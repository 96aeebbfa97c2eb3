import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** The rules whose answer depends on the width: how large targets are, what scrolls, and what only a narrow page shows. */
export const widthRules = [
  ...['target-size', 'scrollable-region-focusable'],
  ...['button-name', 'link-name', 'image-alt', 'aria-hidden-focus'],
]

/**
 * What axe finds on a page without its frames, by all rules or those named. In legacy mode, which saves the page of its
 * own that axe otherwise opens for each run.
 */
export const axeFaults = async (page: Page, rules?: string[]): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).exclude('iframe').setLegacyMode()
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(tags)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)
}
