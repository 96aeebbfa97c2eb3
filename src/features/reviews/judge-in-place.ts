import { createBrowserClient } from '#src/client/browser-client.ts'

const valueOf = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '')

/** Sends a vote or a report of a review by the button that was pressed, and says what came of it beside it. */
export const judge = async (form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> => {
  if (!(pressed instanceof HTMLButtonElement)) return
  const { call } = createBrowserClient()
  const path = { productId: valueOf(form, 'productId'), reviewId: valueOf(form, 'reviewId') }
  const say = (outcome: 'voted' | 'flagged' | 'failed'): void => {
    const status = form.querySelector('[data-said]')
    const words = form.closest<HTMLElement>('[data-voted]')?.dataset
    if (status) status.textContent = words?.[outcome] ?? ''
  }
  await call('POST /token/v2/auth/token', {})
  if (pressed.name === 'flag') {
    const flagged = await call('POST /products/v1/products/{productId}/review/{reviewId}/flag', {
      path,
      body: {},
    })
    return say(flagged.ok ? 'flagged' : 'failed')
  }
  const voted = await call('POST /products/v1/products/{productId}/review/{reviewId}/vote', {
    path,
    body: { helpful: pressed.value === 'yes' },
  })
  if (!voted.ok) return say('failed')
  const counts = { yes: voted.value.helpful, no: voted.value.unhelpful }
  for (const [name, count] of Object.entries(counts)) {
    const shown = form.querySelector(`[data-count=${name}]`)
    const button = shown?.closest('button')
    if (!shown || !button) continue
    button.ariaPressed = `${button === pressed}`
    shown.textContent = `${count}`
  }
  say('voted')
}
