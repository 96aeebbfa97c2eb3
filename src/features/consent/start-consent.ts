const loadChoose = () => import('./choose.ts')

/** Takes a press on anything about consent: a form is sent and a link opens the dialog, in place of a page. */
const take = (event: Event): void => {
  const element = event.target instanceof Element && event.target.closest('[data-consent]')
  if (!element || (event.type === 'click' && !(element instanceof HTMLAnchorElement))) return
  if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return
  event.preventDefault()
  loadChoose().then(
    ({ choose }) => choose(element, event),
    () => location.assign(document.querySelector<HTMLAnchorElement>('a[data-consent]')?.href ?? ''),
  )
}

document.addEventListener('click', take)
document.addEventListener('submit', take)
if (navigator.globalPrivacyControl) void loadChoose().then(({ honourSignal }) => honourSignal())

export {}
