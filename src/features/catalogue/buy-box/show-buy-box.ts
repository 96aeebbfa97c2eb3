import type { AttributeView, BuyBoxView, OptionView } from '#src/rules/catalogue/buy-box-view.ts'

const each = (root: ParentNode, selector: string, change: (element: HTMLElement) => void): void =>
  root.querySelectorAll<HTMLElement>(selector).forEach(change)

/** Text that stays is left alone: a status would be read out again, and browsers' number formats differ from the server's. */
const say = (element: HTMLElement, words: string): void => {
  if (element.textContent !== words) element.textContent = words
}

/** Sets an attribute, or takes it away when there is no value. */
const mark = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

const showPrice = (form: HTMLFormElement, { current, original }: BuyBoxView['price']): void =>
  each(form, '[data-price]', (tag) => {
    each(tag, '.buy-box-current', (price) => say(price, current))
    each(tag, '.buy-box-original', (price) => say(price, original ?? ''))
    each(tag, '[data-sale]', (part) => (part.hidden = original === undefined))
  })

const showRadio = (radio: HTMLInputElement, { stock, isOffered, isChosen }: OptionView): void => {
  const isSoldOut = stock === 'outOfStock'
  radio.disabled = isSoldOut
  radio.checked = isChosen
  const label = radio.closest('label')
  if (!label) return
  label.hidden = !isOffered
  label.dataset['stock'] = stock
  each(label, '[data-sold-out]', (words) => (words.hidden = !isSoldOut))
}

const showAttribute = (group: HTMLElement, { legend, options, note, isMissing }: AttributeView): void => {
  each(group, '[data-legend]', (element) => say(element, legend))
  const views = new Map(options.map((option) => [option.id, option]))
  each(group, '[data-option]', (element) => {
    const view = views.get(element.dataset['option'] ?? '')
    if (!view) return
    if (element instanceof HTMLInputElement) showRadio(element, view)
    else mark(element, 'aria-current', view.isChosen ? 'true' : undefined)
  })
  each(group, '[data-note]', (element) => {
    mark(element, 'role', isMissing ? 'alert' : undefined)
    mark(element, 'data-problem', isMissing ? '' : undefined)
    say(element, note)
    mark(group, 'aria-describedby', note === '' ? undefined : element.id)
  })
}

/** Says below a field what is wrong with it. */
const showFault = (group: HTMLElement, fault: string): void => {
  each(group, '[data-note]', (note) => {
    mark(note, 'role', fault === '' ? undefined : 'alert')
    say(note, fault)
  })
  each(group, 'input:not([type=radio])', (input) =>
    mark(input, 'aria-invalid', fault === '' ? undefined : 'true'),
  )
}

/** The elements of an attribute, such as those of the size. */
export const groupOf = (form: HTMLFormElement, type: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-attribute="${CSS.escape(type)}"]`)

/** Brings a buy box that the server wrote to what is chosen now; elements stay, and with them the focus. */
export const showBuyBox = (form: HTMLFormElement, view: BuyBoxView, color: string | undefined): void => {
  each(form, '[data-color]', (field) => {
    if (!(field instanceof HTMLInputElement)) return
    field.value = color ?? ''
    field.disabled = color === undefined
  })
  showPrice(form, view.price)
  for (const attribute of view.attributes) {
    const group = groupOf(form, attribute.type)
    if (group) showAttribute(group, attribute)
  }
  each(form, '[data-amount]', (group) => showFault(group, view.amountFault))
  each(form, '[data-gift]', (group) => showFault(group, view.giftFaults[group.dataset['gift'] ?? ''] ?? ''))
  each(form, '.buy-box-stock', (line) => {
    mark(line, 'data-stock', view.stock?.state)
    say(line, view.stock?.text ?? '')
  })
  each(form, '[data-failure]', (notice) => {
    notice.hidden = view.failure === ''
    each(notice, 'span', (words) => say(words, view.failure))
  })
  each(form, '[data-wallet]', (button) => mark(button, 'disabled', view.button.isDisabled ? '' : undefined))
  each(form, '[data-buy]', (button) => {
    say(button, view.button.text)
    mark(button, 'aria-busy', view.button.isBusy ? 'true' : undefined)
    mark(button, 'disabled', view.button.isDisabled ? '' : undefined)
  })
}
