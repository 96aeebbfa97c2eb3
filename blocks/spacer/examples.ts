import type { SpacerEntry } from './block.ts'

export const spacerExamples: Record<string, SpacerEntry> = {
  'as it is': {},
  'large, with a hairline': { size: 'lg', line: true },
}
