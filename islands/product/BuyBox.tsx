import { useRef, type SyntheticEvent } from 'react'
import { attributeField } from '#src/rules/catalogue/buy-form.ts'
import { cartErrorText } from '#src/rules/cart/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import {
  colorAttribute,
  priceOfChoice,
  variantOf,
  type BuyableProduct,
  type Choice,
} from '#src/rules/catalogue/variant-choice.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { Price } from '#islands/ui/Price.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import type { BuyBoxTexts } from './buy-box-texts.ts'
import css from './BuyBox.module.css'
import { BuyBar } from './BuyBar.tsx'
import { BuyButton } from './BuyButton.tsx'
import { Choices } from './Choices.tsx'
import { StockLine } from './StockLine.tsx'
import { useBuyBox } from './use-buy-box.ts'

type Props = {
  product: BuyableProduct
  /** What is chosen as the page opens. */
  opening: Choice
  locale: string
  /** Path of the product page. */
  url: string
  texts: BuyBoxTexts
  /** What a form post before this page failed with. */
  failure?: CartFailure | undefined
}

/** Price, colours, sizes and the button of a product page: a form that works by itself, taken over in place. */
export const BuyBox = ({ product, opening, locale, url, texts, failure }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const box = useBuyBox(product, opening, failure, form)
  const button = useRef<HTMLButtonElement>(null)
  const { choice, status, action, isAdding } = box
  const colorId = choice[colorAttribute]
  const price = priceOfChoice(product, choice)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (action === 'add') box.buy(colorId === undefined ? url : `${url}?color=${colorId}`)
    else if (action === 'choose') {
      box.explain()
      const group = form.current?.querySelector(`[data-attribute="${CSS.escape(box.missing ?? '')}"]`)
      group?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
    }
  }

  const priceTag = (
    <Price
      {...price}
      currency={product.currency}
      locale={locale}
      texts={texts}
      from={price.isFrom ? texts.from : undefined}
    />
  )

  return (
    <form
      className={css.box}
      ref={form}
      method="post"
      action={`/${locale}/cart/add`}
      noValidate={useHydrated()}
      onSubmit={submit}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input
        type="hidden"
        name={attributeField(colorAttribute)}
        value={colorId ?? ''}
        disabled={colorId === undefined}
      />
      <p className={css.price}>{priceTag}</p>
      <Choices
        locale={locale}
        product={product}
        choice={choice}
        missing={status.kind === 'incomplete' ? box.missing : undefined}
        texts={texts}
        onChoose={box.onChoose}
      />
      <StockLine action={action} stock={variantOf(product, choice)?.stock} texts={texts} />
      {status.kind === 'failed' && <Notice>{cartErrorText(status.failure, texts.errors, locale)}</Notice>}
      <BuyButton action={action} isAdding={isAdding} texts={texts} ref={button} className={css.button} />
      <BuyBar mainButton={button}>
        <div className={css.barText}>
          <span className={css.barName}>{product.name}</span>
          {priceTag}
        </div>
        <BuyButton action={action} isAdding={isAdding} texts={texts} />
      </BuyBar>
    </form>
  )
}
