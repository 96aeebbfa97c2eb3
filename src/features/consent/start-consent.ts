const loadChoose = () => import('./choose.ts')

/** Takes presses on links to the settings, and forms about consent, in place of a page. Each names the page that stands in for it. */
const take =
  (selector: string) =>
  (event: Event): void => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    if (!element || (event instanceof MouseEvent && (event.metaKey || event.ctrlKey))) return
    event.preventDefault()
    loadChoose().then(
      ({ choose }) => choose(element, event),
      () => location.assign(element.dataset['consent'] ?? ''),
    )
  }

document.addEventListener('click', take('a[data-consent]'))
document.addEventListener('submit', take('form[data-consent]'))
if (navigator.globalPrivacyControl) void loadChoose().then(({ honourSignal }) => honourSignal())

export {}
