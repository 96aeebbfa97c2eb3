import type { Block } from '#src/block-rendering/define-block.ts'
import * as list from './list.ts'

const blocks: readonly Block[] = Object.values(list)

/** Every block that content may use, by type. */
export const blockDefinitions: ReadonlyMap<string, Block> = new Map(
  blocks.map((block) => [block.type, block]),
)
