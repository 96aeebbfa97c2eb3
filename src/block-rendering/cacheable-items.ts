import { eachItem } from '#src/canvas/blocks/nested-items.ts'
import type { ResolvedBlock } from '#src/canvas/pages/resolved-page.ts'
import type { BlockRegistry } from './block-registry.ts'

/** Whether a block's HTML may be remembered: its own follows from its props and the site, and so does that of all blocks in it. */
export const isCacheable = (block: ResolvedBlock, blocks: BlockRegistry): boolean => {
  let cacheable = blocks.get(block.type)?.cacheable ?? false
  if (cacheable)
    eachItem(block.props, (inner) => {
      cacheable &&= inner.kind === 'block' && isCacheable(inner, blocks)
    })
  return cacheable
}
