import { cartErrorText } from '#src/rules/cart/failures/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { cart } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import type { CartTexts } from './cart-texts.ts'
import css from './CartNotices.module.css'

type Props = { failure: CartFailure; texts: CartTexts; locale: string }

/** The cart could not be read: says why and offers to try again. */
export const LoadFailure = ({ failure, texts, locale }: Props) => (
  <div className={css.notices}>
    <Notice>{cartErrorText(failure, texts.errors, locale)}</Notice>
    <Button look="quiet" onClick={() => void cart.load()}>
      {texts.retry}
    </Button>
  </div>
)
