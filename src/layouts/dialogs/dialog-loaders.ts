import type { DialogLoaders } from '#islands/dialogs/dialog-frame.ts'
import { loadCartTexts } from './dialog-texts.ts'

const loadBinding = () => import('#islands/dialogs/with-texts.tsx')

/** The shop's dialogs and their texts, each loaded when it is first opened. */
export const dialogLoaders: DialogLoaders = {
  'mini-cart': async () => {
    const [{ withTexts }, { MiniCart }, texts] = await Promise.all([
      loadBinding(),
      import('#islands/mini-cart/MiniCart.tsx'),
      loadCartTexts(),
    ])
    return withTexts(MiniCart, texts)
  },
  'bot-challenge': async () => {
    const [{ withTexts }, { BotChallenge }, { errors, item }] = await Promise.all([
      loadBinding(),
      import('#islands/bot-challenge/BotChallenge.tsx'),
      loadCartTexts(),
    ])
    const texts = { ...errors.challenge, text: errors.byCode.AUT403, dismiss: item.dismiss }
    return withTexts(BotChallenge, texts)
  },
}
