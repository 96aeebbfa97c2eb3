/** Milliseconds that a sent form waits for its result; then it goes without. */
const patience = 10_000

const within = async (work: Promise<string | undefined>): Promise<string | undefined> => {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, patience)
  try {
    return await Promise.race([work.catch(() => undefined), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Has `solve` begin with the first act in a form, so that its result is there when the form is sent. A form that is sent
 * before waits for it.
 */
export const checkForm = (
  form: HTMLFormElement,
  field: HTMLInputElement,
  solve: () => Promise<string | undefined>,
): void => {
  let solving: Promise<string | undefined> | undefined
  let isSettled = false
  const begin = (): Promise<string | undefined> => (solving ??= solve())

  form.addEventListener('focusin', () => void begin().catch(() => undefined), { once: true })
  form.addEventListener(
    'submit',
    (event) => {
      if (isSettled) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event
      void within(begin()).then((result) => {
        field.value = result ?? ''
        isSettled = true
        // In a task of its own: browsers send nothing while the event of this sending is still under way.
        setTimeout(() => form.requestSubmit(submitter))
      })
    },
    { capture: true },
  )
  // A page that comes back from the browser's memory holds a result that was used.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    field.value = ''
    solving = undefined
    isSettled = false
  })
}
