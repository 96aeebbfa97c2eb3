import { eventDetail } from '#src/client/page-events.ts'
import { showErrorToast } from '#islands/ui/show-toast.tsx'
import { cartErrorText } from '#src/rules/cart/failures/cart-error-text.ts'
import { dialogs } from '#src/stores/shop.ts'
import { loadCartTexts } from './dialogs/dialog-texts.ts'
import './dialogs/page-dialogs.ts'

const infoOf = (value: unknown): Record<string, string | number> => {
  const info: Record<string, string | number> = {}
  for (const [name, entry] of Object.entries({ ...(typeof value === 'object' ? value : {}) }))
    if (typeof entry === 'string' || typeof entry === 'number') info[name] = entry
  return info
}

/** Tells by a toast what failed without a place of its own in the page. */
export const showFailure = async (event: Event): Promise<void> => {
  const { errorId, message, additionalInfo } = eventDetail(event)
  const failure = {
    errorId: String(errorId),
    message: String(message),
    additionalInfo: infoOf(additionalInfo),
  }
  const { errors, item } = await loadCartTexts()
  showErrorToast(cartErrorText(failure, errors, document.documentElement.lang), item.dismiss)
}

/** Asks whether a person is shopping. */
export const showBotChallenge = (): void => void dialogs.open('bot-challenge', undefined)
