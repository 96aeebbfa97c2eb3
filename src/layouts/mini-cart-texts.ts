import type { Messages } from '#src/messages/messages.ts'

const carts = import.meta.glob<Messages['cart']>('/src/messages/*/cart.json', { import: 'default' })
const errors = import.meta.glob<Messages['errors']>('/src/messages/*/errors.json', { import: 'default' })

/** Loads the mini cart's texts in the language of the page, and no other language's. Rejects when they cannot be had. */
export const loadMiniCartTexts = async (): Promise<Messages['cart'] & { errors: Messages['errors'] }> => {
  const [language = ''] = document.documentElement.lang.split('-')
  const folder = `/src/messages/${language}`
  const [cart, errorTexts] = await Promise.all([
    carts[`${folder}/cart.json`]?.(),
    errors[`${folder}/errors.json`]?.(),
  ])
  if (!cart || !errorTexts) throw new Error(`there are no texts of the mini cart in '${language}'`)
  return { ...cart, errors: errorTexts }
}
