import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { BlockRegistry } from '#src/block-rendering/block-registry.ts'
import { blockDefinitions } from './definitions.ts'

const components = import.meta.glob<AstroComponentFactory>('/blocks/*/*.astro', {
  import: 'default',
  eager: true,
})
const shared = import.meta.glob<AstroComponentFactory>(
  '/src/{block-rendering,components}/**/*-script.astro',
  {
    import: 'default',
    eager: true,
  },
)

const scripts = new Map(
  Object.entries({ ...shared, ...components }).map(([path, component]) => [
    path.replace(/^.*\/|\.astro$/g, ''),
    component,
  ]),
)

/** Throws when a block names a component that does not exist: the shop does not start then. */
const existing = (component: AstroComponentFactory | undefined, name: string): AstroComponentFactory => {
  if (!component) throw new Error(`There is no ${name}.astro, which a block needs.`)
  return component
}

/** Every block with its components, by type. */
export const blockRegistry: BlockRegistry = new Map(
  [...blockDefinitions.values()].map((block) => [
    block.type,
    {
      ...block,
      component: existing(components[`/blocks/${block.type}/${block.type}.astro`], block.type),
      script: block.script === undefined ? undefined : existing(scripts.get(block.script), block.script),
    },
  ]),
)
