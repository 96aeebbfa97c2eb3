/** Does something to each field of a kind once: to those that are there, and to those that come later once they have the focus. */
export const eachField = (
  root: ParentNode,
  selector: string,
  take: (input: HTMLInputElement) => void,
): void => {
  const taken = new WeakSet<HTMLInputElement>()
  const takeOnce = (input: HTMLInputElement): void => {
    if (taken.has(input)) return
    taken.add(input)
    take(input)
  }
  for (const input of root.querySelectorAll<HTMLInputElement>(selector)) takeOnce(input)
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(selector)) takeOnce(target)
  })
}
