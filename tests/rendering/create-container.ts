import react from '@astrojs/react/server.js'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'

/** A container that renders Astro components with the React components in them. */
export const createContainer = async (): Promise<AstroContainer> => {
  const container = await AstroContainer.create()
  container.addServerRenderer({ name: '@astrojs/react', renderer: react })
  return container
}
