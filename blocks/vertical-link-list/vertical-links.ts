/** Shows the picture of the link that is pointed at or has the focus, and keeps it until another one is. */
export const startVerticalLinks = (list: Element): void => {
  const links = [...list.querySelectorAll('ul > li')]
  const media = [...(list.querySelector('[data-media]')?.children ?? [])]
  const show = (shown: number): void =>
    [links, media].forEach((elements) =>
      elements.forEach((element, index) => element.toggleAttribute('data-current', index === shown)),
    )
  links.forEach((link, index) => {
    link.addEventListener('pointerenter', () => show(index))
    link.addEventListener('focusin', () => show(index))
  })
}
