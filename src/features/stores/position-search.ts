/** Places behind the point that are told of a position: about a kilometre, which is all that finding a shop needs. */
const digits = 2
const patienceMs = 10_000

/** Searches from where the visitor is. The browser asks them when the button is pressed, and not before. */
const offerPosition = (form: HTMLFormElement): void => {
  const button = form.querySelector<HTMLButtonElement>('[data-position]')
  const status = form.querySelector<HTMLElement>('[data-position-failed]')
  if (!button || !status || !('geolocation' in navigator)) return
  const label = button.textContent
  button.hidden = false

  const search = ({ coords }: GeolocationPosition): void => {
    const address = new URL(location.href)
    address.search = ''
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '' && name !== 'q') address.searchParams.set(name, value)
    address.searchParams.set('latitude', coords.latitude.toFixed(digits))
    address.searchParams.set('longitude', coords.longitude.toFixed(digits))
    location.assign(address)
  }
  const fail = (): void => {
    button.disabled = false
    button.textContent = label
    status.textContent = status.dataset['positionFailed'] ?? ''
    form.querySelector<HTMLInputElement>('[name=q]')?.focus()
  }

  button.addEventListener('click', () => {
    button.disabled = true
    button.textContent = button.dataset['locating'] ?? label
    status.textContent = ''
    navigator.geolocation.getCurrentPosition(search, fail, { timeout: patienceMs, maximumAge: 60_000 })
  })
  // A page that is shown again on the way back offers the search anew.
  addEventListener('pageshow', () => {
    button.disabled = false
    button.textContent = label
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-store-search]')) offerPosition(form)
