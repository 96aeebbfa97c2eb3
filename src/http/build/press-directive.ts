import type { ClientDirective } from 'astro'

const starts = ['pointerdown', 'focusin'] as const

/**
 * `client:press`: an island whose script comes as someone begins to act on it. Before that it costs the page nothing, so
 * what it shows must work as it is: a form that posts.
 */
const pressDirective: ClientDirective = (load, _options, element) => {
  const start = (): void => {
    for (const name of starts) element.removeEventListener(name, start)
    void load().then((hydrate) => hydrate())
  }
  for (const name of starts) element.addEventListener(name, start)
}

export default pressDirective
