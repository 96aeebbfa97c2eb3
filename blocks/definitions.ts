import type { BlockDefinition } from '#src/canvas/define-block.ts'
import type { BlockDefinitions } from '#src/canvas/resolve-page.ts'
import { heroBanner } from './hero-banner/hero-banner.schema.ts'
import { richText } from './rich-text/rich-text.schema.ts'
import { spacer } from './spacer/spacer.schema.ts'
import { splitBanner } from './split-banner/split-banner.schema.ts'

const byType = (definitions: readonly BlockDefinition[]): BlockDefinitions =>
  new Map(definitions.map((definition) => [definition.type, definition]))

/** Every block that content may use. */
export const blockDefinitions = byType([heroBanner, splitBanner, richText, spacer])
