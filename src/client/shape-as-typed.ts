/** Shapes what is typed, where it is typed at the end, so that the cursor stays where it is elsewhere, and nothing taken out comes back. */
export const shapeAsTyped = (input: HTMLInputElement, shape: (typed: string) => string): void =>
  input.addEventListener('input', (event) => {
    const isRemoval = event instanceof InputEvent && event.inputType.startsWith('delete')
    if (!isRemoval && input.selectionStart === input.value.length) input.value = shape(input.value)
  })
