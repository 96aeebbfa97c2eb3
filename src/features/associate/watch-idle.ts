// Leads to the sign-in of associates once nobody has touched the page for so long. The server ends the session by itself: this
// only takes what shows of a customer off the screen.
const bar = document.querySelector<HTMLElement>('[data-idle-minutes]')
const { idleMinutes = '', idleLeadsTo = '' } = bar?.dataset ?? {}
/** The server's clock runs out first. */
const graceMs = 1_000
let timer: number | undefined

const restart = (): void => {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => location.assign(idleLeadsTo), Number(idleMinutes) * 60_000 + graceMs)
}

for (const act of ['pointerdown', 'keydown']) addEventListener(act, restart, { passive: true })
restart()
