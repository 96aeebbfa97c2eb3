import { eachItem } from '#src/canvas/nested-items.ts'
import type { ResolvedBlock } from '#src/canvas/resolved-page.ts'
import { blocks } from '#blocks/registry.ts'

/** Whether a block's HTML may be kept: its own follows from its props and the site, and so does that of all blocks in it. */
export const keepsWhole = (block: ResolvedBlock): boolean => {
  let keeps = blocks[block.type]?.keeps ?? false
  if (keeps)
    eachItem(block.props, (inner) => {
      keeps &&= inner.kind === 'block' && keepsWhole(inner)
    })
  return keeps
}
