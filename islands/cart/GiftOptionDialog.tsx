import { useState, type SyntheticEvent } from 'react'
import type { Messages } from '#src/messages/messages.ts'
import { giftFaults, type GiftWords } from '#src/rules/cart/gift-faults.ts'
import { cart } from '#src/stores/shop.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import css from './GiftOptionDialog.module.css'

type Props = DialogFrame<'add-gift-option'> & { texts: Messages['dialogs'] }

const nothing: GiftWords = { to: '', email: '', message: '' }
const fields = ['to', 'email', 'message'] as const

/** Adds words for a gift to a line of the cart, changes them, or takes them off. */
export const GiftOptionDialog = ({ texts, ...frame }: Props) => {
  const { item, giftOption } = frame.props
  const [words, setWords] = useState<GiftWords>(giftOption ?? nothing)
  const [isChecked, setChecked] = useState(false)
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const faults = giftFaults(words)
  const limits = { to: 100, email: 100, message: 500 }

  const send = async (wanted: GiftWords | null): Promise<void> => {
    setState('saving')
    const result = await cart.changeLine(item, { giftOption: wanted })
    if (result.ok) return frame.close(wanted ?? undefined)
    setState('failed')
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setChecked(true)
    const [first] = fields.filter((field) => faults[field])
    if (first === undefined) return void send(words)
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  const errorOf = (field: keyof GiftWords): string | undefined => {
    const fault = isChecked ? faults[field] : undefined
    return fault && { missing: texts.gift.missing, wrong: texts.gift.wrongEmail }[fault]
  }
  return (
    <ShopDialog frame={frame} look="modal" title={texts.gift.title} texts={texts}>
      <form className={css.form} noValidate onSubmit={submit}>
        <p className={css.text}>{texts.gift.text}</p>
        {fields.map((field) => (
          <TextField
            key={field}
            label={texts.gift[field]}
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={limits[field]}
            value={words[field]}
            error={errorOf(field)}
            onChange={({ target }) => setWords({ ...words, [field]: target.value })}
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
