/** Makes each second-level group one that opens and closes, which only screens without the bar show. */
export const addGroupToggles = (menu: HTMLElement): void => {
  menu.querySelectorAll<HTMLElement>('.mega-menu-group').forEach((group, index) => {
    const heading = group.querySelector('.mega-menu-heading')
    const links = group.querySelector('ul')
    if (!heading || !links) return
    links.id ||= `menu-group-${index}`
    const toggle = document.createElement('button')
    toggle.type = 'button'
    toggle.className = 'mega-menu-toggle'
    toggle.setAttribute('aria-label', group.dataset['group'] ?? '')
    toggle.setAttribute('aria-controls', links.id)
    const show = (open: boolean): void => {
      toggle.setAttribute('aria-expanded', String(open))
      group.toggleAttribute('data-closed', !open)
    }
    toggle.addEventListener('click', () => show(toggle.getAttribute('aria-expanded') !== 'true'))
    show(false)
    heading.append(toggle)
  })
}
