import { useState, type SyntheticEvent } from 'react'
import type { Messages } from '#src/messages/messages.ts'
import { giftFaults, giftFields, type GiftWords } from '#src/rules/cart/gift-faults.ts'
import { cart } from '#src/stores/shop.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import css from './GiftOptionDialog.module.css'

type Props = DialogFrame<'add-gift-option'> & { texts: Messages['dialogs'] }

const nothing: GiftWords = { to: '', email: '', message: '' }

/** Adds words for a gift to a line of the cart, changes them, or takes them off. */
export const GiftOptionDialog = ({ texts, ...frame }: Props) => {
  const { item } = frame.props
  const { giftOption } = item
  const [words, setWords] = useState<GiftWords>(giftOption ?? nothing)
  const [isChecked, setChecked] = useState(false)
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const faults = giftFaults(words)
  const [title, text] = item.isDigitalProduct
    ? [texts.gift.titleDigital, texts.gift.textDigital]
    : [texts.gift.title, texts.gift.text]

  const send = async (wanted: GiftWords | null): Promise<void> => {
    setState('saving')
    const result = await cart.changeLine(item, { giftOption: wanted })
    if (result.ok) return frame.close(wanted ?? undefined)
    setState('failed')
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setChecked(true)
    const first = giftFields.find(({ name }) => faults[name])
    if (!first) return void send(words)
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }
  const errorOf = (field: keyof GiftWords): string | undefined => {
    const fault = isChecked ? faults[field] : undefined
    return fault && { missing: texts.gift.missing, wrong: texts.gift.wrongEmail }[fault]
  }
  return (
    <ShopDialog frame={frame} look="modal" isForm title={title} texts={texts}>
      <form className={css.form} noValidate onSubmit={submit}>
        <p className={css.text}>{text}</p>
        {giftFields.map(({ name, ...field }) => (
          <TextField
            {...field}
            key={name}
            label={texts.gift[name]}
            name={name}
            autoComplete="off"
            value={words[name]}
            error={errorOf(name)}
            onChange={({ target }) => setWords({ ...words, [name]: target.value })}
          />
        ))}
        {state === 'failed' && <Notice>{texts.failed}</Notice>}
        <div className={css.actions}>
          <Button look="primary" type="submit" busy={state === 'saving'}>
            {texts.gift.save}
          </Button>
          {giftOption && (
            <Button look="quiet" onClick={() => void send(null)}>
              {texts.gift.remove}
            </Button>
          )}
        </div>
      </form>
    </ShopDialog>
  )
}
