import { useId } from 'react'
import { imagesOfColor } from '#src/rules/catalogue/images-of-color.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import { isOrderedAtOnce } from '#src/rules/catalogue/quick-shop.ts'
import { colorAttribute } from '#src/rules/catalogue/variant-choice.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { AttributeChoice } from './AttributeChoice.tsx'
import type { QuickShopTexts } from './quick-shop-texts.ts'
import { QuickShopSkeleton } from './QuickShopSkeleton.tsx'
import { useQuickShop } from './use-quick-shop.ts'
import { WalletButtons, type QuickShopWallets } from './WalletButtons.tsx'
import css from './QuickShop.module.css'

type Props = DialogFrame<'quick-shop'> & { texts: QuickShopTexts; wallets: QuickShopWallets }

/** Chooses a variant of a product beside the page it was opened on, and adds it to the cart or changes what is there. */
export const QuickShop = ({ texts, wallets, ...frame }: Props) => {
  const { locale } = frame
  const { purpose, name, href } = frame.props
  const shop = useQuickShop(frame, texts)
  const formId = useId()
  const title =
    purpose === 'add' ? (
      <>
        <span aria-hidden="true">{texts.title}</span>
        <span className="visually-hidden">{formatMessage(texts.name, { name }, locale)}</span>
      </>
    ) : (
      formatMessage(texts.change, { name }, locale)
    )
  if (!shop.product)
    return (
      <ShopDialog frame={frame} title={title} texts={texts}>
        {shop.isFailed ? (
          <div className={css.failed}>
            <Notice>{texts.loading.failed}</Notice>
            <Button onClick={shop.read}>{texts.loading.retry}</Button>
            <a href={href}>{texts.loading.toPage}</a>
          </div>
        ) : (
          <QuickShopSkeleton label={texts.loading.loading} />
        )}
      </ShopDialog>
    )

  const { product, view, button } = shop
  const { price, stock } = view
  const [image] = imagesOfColor(product, shop.color)
  const attributes = view.attributes.toSorted(
    (a, b) => Number(b.type === colorAttribute) - Number(a.type === colorAttribute),
  )
  const words = {
    soldOut: texts.box.soldOut,
    signIn: texts.signIn,
    update: purpose === 'update-saved-item' ? texts.updateSaved : texts.updateCart,
    add: formatMessage(texts.add, { price: price.current }, locale),
  }
  const isExpress =
    purpose === 'add' &&
    button !== 'soldOut' &&
    button !== 'notifyMe' &&
    isOrderedAtOnce(product, shop.isLoggedIn)
  return (
    <ShopDialog
      frame={frame}
      title={title}
      texts={texts}
      footer={
        <div className={css.foot}>
          {view.failure !== '' && <Notice>{view.failure}</Notice>}
          {button === 'notifyMe' ? (
            <Button className={css.main ?? ''} look="primary" onClick={shop.notifyMe}>
              {texts.notifyMe.button}
            </Button>
          ) : button === 'signIn' ? (
            <Button className={css.main ?? ''} look="primary" onClick={() => void shop.signIn()}>
              {words.signIn}
            </Button>
          ) : (
            <Button
              className={css.main ?? ''}
              look="primary"
              type="submit"
              form={formId}
              busy={view.button.isBusy}
              disabled={button === 'soldOut'}
              aria-disabled={view.action === 'choose' || undefined}
            >
              {view.button.isBusy ? view.button.text : words[button]}
            </Button>
          )}
          {button !== 'notifyMe' && shop.hasAwaited && (
            <a
              className={css.awaited}
              href={shop.notifyMeHref}
              onClick={(event) => {
                event.preventDefault()
                shop.notifyMe()
              }}
            >
              {texts.notifyMe.link}
            </a>
          )}
          {isExpress && (
            <WalletButtons
              offered={wallets.offered}
              names={texts.wallets}
              onPress={(wallet) => shop.order((item, otherwise) => wallets.press(wallet, otherwise, item))}
            />
          )}
        </div>
      }
    >
      <form
        className={css.form}
        id={formId}
        ref={shop.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          shop.submit()
        }}
      >
        <div className={css.head}>
          <a className={css.picture} href={shop.href} tabIndex={-1} aria-hidden="true">
            {image && (
              <img src={pictureAt(frame.pictureTemplate, image.publicId)} alt="" width="240" height="240" />
            )}
          </a>
          <div className={css.words}>
            <p className={css.name}>
              <a href={shop.href}>{product.name}</a>
            </p>
            {product.subtitle && <p className={css.soft}>{product.subtitle}</p>}
            <p className={css.price}>
              {price.original === undefined ? (
                price.current
              ) : (
                <>
                  <span className="visually-hidden">{texts.prices.now}</span>
                  <ins>{price.current}</ins>
                  <span className="visually-hidden">{texts.prices.was}</span>
                  <del>{price.original}</del>
                </>
              )}
            </p>
            {texts.priceNote && (
              <p className={css.soft}>
                {texts.priceNote.taxed} <a href={`/${locale}/help/delivery`}>{texts.priceNote.delivery}</a>
              </p>
            )}
          </div>
        </div>
        {attributes.map((attribute) => (
          <AttributeChoice
            key={attribute.type}
            attribute={attribute}
            soldOut={texts.box.soldOut}
            onChoose={shop.choose}
          />
        ))}
        <p className={css.stock} data-stock={stock?.state} role="status">
          {stock?.text}
        </p>
      </form>
    </ShopDialog>
  )
}
