import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { Block } from './define-block.ts'

/** A block together with its component and the component that holds its script. */
export type RegisteredBlock = Omit<Block, 'script'> & {
  component: AstroComponentFactory
  script: AstroComponentFactory | undefined
}

/** The blocks a request may render, by type. It comes with the request, because a block may hold others, which are rendered here too. */
export type BlockRegistry = ReadonlyMap<string, RegisteredBlock>
