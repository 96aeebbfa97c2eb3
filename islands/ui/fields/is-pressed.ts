/** Whether the focus goes to what is being pressed: what came up now would move it away from under the pointer. */
export const isPressed = (focused: unknown): boolean =>
  focused instanceof Element && focused.closest('button, a') !== null
