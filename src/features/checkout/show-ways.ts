const radioOf = (choice: Element): HTMLInputElement | null => choice.querySelector('input[name=method]')

const choicesOf = (root: ParentNode): Element[] => [
  ...root.querySelectorAll('[data-payment-ways] > .checkout-choice'),
]

/**
 * Has the ways to pay follow what is left to pay. Those that stay keep their place in the page: the fields of a card between them keep what is typed,
 * and frames of a provider are not loaded again.
 */
export const showWays = (fresh: ParentNode): void => {
  const written = new Map(choicesOf(fresh).map((choice) => [radioOf(choice)?.value, choice]))
  for (const choice of choicesOf(document)) {
    const [radio, now] = [radioOf(choice), written.get(radioOf(choice)?.value)]
    const nowRadio = now && radioOf(now)
    if (!radio || !now || !nowRadio) {
      choice.remove()
      continue
    }
    radio.disabled = nowRadio.disabled
    if (radio.disabled) radio.checked = false
    const [words, wordsNow] = [radio.nextElementSibling, nowRadio.nextElementSibling]
    if (words && wordsNow) words.replaceWith(wordsNow)
  }
  const open = choicesOf(document).flatMap((choice) => radioOf(choice) ?? [])
  const [first] = open.filter(({ disabled }) => !disabled)
  if (first && !open.some(({ checked }) => checked)) first.checked = true
  const ways = document.querySelector<HTMLFieldSetElement>('[data-payment-ways]')
  const waysNow = fresh.querySelector<HTMLFieldSetElement>('[data-payment-ways]')
  if (ways && waysNow) [ways.hidden, ways.disabled] = [waysNow.hidden, waysNow.disabled]
  const [covered, coveredNow] = [document, fresh].map((root) =>
    root.querySelector<HTMLElement>('[data-payment-covered]'),
  )
  if (covered && coveredNow) covered.hidden = coveredNow.hidden
}
