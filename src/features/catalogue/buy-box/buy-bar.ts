/** What lies below the window counts as in view: a jump from far above the button to far below it is seen too. */
const belowTheWindow = '0px 0px 1000000px'

/** Keeps buying within reach of the thumb on phones, once the main button has been scrolled out at the top. */
export const startBuyBar = (bar: HTMLElement, mainButton: HTMLElement): void => {
  const watch = new IntersectionObserver(
    (entries) => {
      const isShown = entries.at(-1)?.isIntersecting === false
      bar.toggleAttribute('data-shown', isShown)
      bar.inert = !isShown
    },
    { rootMargin: belowTheWindow },
  )
  watch.observe(mainButton)
}
