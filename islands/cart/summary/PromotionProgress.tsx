import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { announcedPromotions, announcementKey, progressOf } from '#src/rules/cart/promotion-progress.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { announcements } from '#src/stores/island-stores.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import type { CartTexts } from '../cart-texts.ts'
import css from './PromotionProgress.module.css'

type Props = { cart: Cart | undefined; locale: string; texts: CartTexts['offers'] }

/** The promotions that a cart is near to or has reached, each with how far it has come. */
export const PromotionProgress = ({ cart, locale, texts }: Props) => {
  const dismissed = useStore(announcements.$dismissed, { ssr: 'initial' })
  const list = useRef<HTMLUListElement>(null)
  const announced = announcedPromotions(cart ?? { approachingPromotions: [] }, dismissed)

  const dismiss = (key: string): void => {
    list.current?.focus({ preventScroll: true })
    announcements.dismiss(key)
  }

  return (
    <div aria-live="polite">
      <ul className={css.offers} role="list" aria-label={texts.title} tabIndex={-1} ref={list}>
        {announced.map((promotion) => {
          const { promotionId, promotionName, calloutMessage, thresholdStatus } = promotion
          const isReached = thresholdStatus === 'REACHED'
          return (
            <li key={promotionId} className={css.offer} data-reached={isReached || undefined}>
              <Icon name={isReached ? 'check' : promotion.isGift ? 'gift' : 'tag'} />
              <p suppressHydrationWarning>{calloutMessage}</p>
              <IconButton
                className={css.dismiss}
                icon="close"
                label={formatMessage(texts.dismiss, { name: promotionName }, locale)}
                onClick={() => dismiss(announcementKey(promotion))}
              />
              {!isReached && (
                <progress className={css.bar} value={progressOf(promotion)} aria-label={promotionName} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
