import type { BlockEntry } from '#src/canvas/define-block.ts'
import type { spacer } from './spacer.schema.ts'

export const spacerExamples: Record<string, BlockEntry<typeof spacer>> = {
  'as it is': {},
  'large, with a hairline': { size: 'lg', line: true },
}
