import { useId } from 'react'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { SelectField } from '#islands/ui/SelectField.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { Messages } from '#src/messages/messages.ts'
import { variantName, variantOptions } from '#src/rules/catalogue/variant-name.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { useNotifyMe } from './use-notify-me.ts'
import css from './NotifyMe.module.css'

export type NotifyMeTexts = Messages['backInStock'] &
  Pick<Messages['dialogs'], 'close' | 'dismiss' | 'failed' | 'form'> & {
    refused: Record<'NTF409' | 'GEN429', string>
  }

type Props = DialogFrame<'notify-me'> & { texts: NotifyMeTexts }

/** Takes who wants to be told when a variant is back in stock; then it says what comes next. */
export const NotifyMe = ({ texts, ...frame }: Props) => {
  const formId = useId()
  const wish = useNotifyMe(frame.props, texts)
  const { product, variants, upc, outcome } = wish
  const say = (text: string, values: Record<string, string> = {}): string =>
    formatMessage(text, { name: product?.name ?? '', ...values }, frame.locale)
  const dialog = { frame, texts, look: 'modal' as const }

  if (!product)
    return (
      <ShopDialog {...dialog} title={texts.title}>
        <div className={css.form}>
          {wish.isFailed ? (
            <>
              <Notice>{texts.form.failed}</Notice>
              <Button onClick={wish.read}>{texts.form.retry}</Button>
              <a href={frame.props.href}>{texts.form.toPage}</a>
            </>
          ) : (
            <p role="status">{texts.form.loading}</p>
          )}
        </div>
      </ShopDialog>
    )
  if (outcome.state === 'waiting' || outcome.state === 'confirmationSent') {
    const isSent = outcome.state === 'confirmationSent'
    return (
      <ShopDialog {...dialog} title={isSent ? texts.sentTitle : texts.waitingTitle}>
        <p className={css.done} role="status" tabIndex={-1} ref={(done) => done?.focus()}>
          {say(isSent ? texts.sent : texts.waiting, { email: outcome.email })}
        </p>
      </ShopDialog>
    )
  }
  if (variants.length === 0)
    return (
      <ShopDialog {...dialog} title={texts.title}>
        <div className={css.form}>
          <p role="status">{say(texts.none)}</p>
          <a href={product.url}>{say(texts.toProduct)}</a>
        </div>
      </ShopDialog>
    )
  return (
    <ShopDialog
      {...dialog}
      isForm
      title={texts.title}
      footer={
        <Button look="primary" type="submit" form={formId} busy={outcome.state === 'asking'}>
          {texts.submit}
        </Button>
      }
    >
      <form className={css.form} id={formId} noValidate onSubmit={wish.submit}>
        <p>{say(texts.about, { name: variants.length === 1 ? variantName(product, upc) : product.name })}</p>
        {outcome.state === 'failed' && <Notice>{outcome.text}</Notice>}
        {variants.length > 1 && (
          <SelectField
            label={texts.variant}
            value={upc}
            options={variants.map((one) => ({ value: one.upc, label: variantOptions(product, one.upc) }))}
            onChange={({ target }) => wish.choose(target.value)}
          />
        )}
        <div ref={wish.field}>
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            maxLength={100}
            required
            value={wish.email}
            error={wish.isWrong ? texts.wrongEmail : undefined}
            onChange={({ target }) => wish.type(target.value)}
          />
        </div>
      </form>
    </ShopDialog>
  )
}
