import { useRef, type SubmitEvent } from 'react'
import { err, ok, type Result } from '#src/base/result.ts'
import { goTo } from '#src/client/go-to.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { toldElsewhere } from '#src/rules/forms/refusal.ts'
import { savedCardFailure } from '#src/rules/payments/card/saved-card-failure.ts'
import { cardFieldOf, type CardTexts } from '#src/rules/payments/card/refused-card.ts'
import type { CardField } from '#src/rules/payments/card/card-field-names.ts'
import { withSignIn } from '#src/stores/auth/sign-in-over-form.ts'
import { addCard } from '#src/stores/checkout/payment.ts'
import { call } from '#src/stores/shop.ts'
import { CardFields } from '#islands/checkout/payment/CardFields.tsx'
import { useCard } from '#islands/checkout/payment/use-card.ts'
import { FormBody } from '#islands/forms/Form.tsx'
import { useShopForm } from '#islands/forms/use-shop-form.ts'

type Props = {
  /** What goes along with the card: whether it is the main one. */
  form: FormDescription<FormTexts>
  cardFields: readonly FormField[]
  /** ISO instant of the shop's clock: by it a card has expired. */
  instant: string
  texts: CardTexts & { required: string; again: string; note: string }
  cancel: { label: string; path: string }
}

/** A card to save: its number and code go to the acquirer alone, who gives a token in their place. */
export const NewCardForm = ({ form, cardFields, instant, texts, cancel }: Props) => {
  const card = useCard(texts, form.sent.faults, instant)
  const wrong = useRef<CardField>(undefined)

  const act = async (values: FormValues): Promise<Result<undefined, ClientError>> => {
    if (wrong.current) {
      card.focus(wrong.current)
      return err(toldElsewhere)
    }
    const token = await card.token()
    const saved = token.ok ? await addCard(call, token.value, values['main'] === 'yes') : token
    if (saved.ok) return ok(undefined)
    const refused = cardFieldOf(saved.error)
    if (!refused) return err(savedCardFailure(saved.error))
    card.tell({ [refused.name]: texts[refused.field] })
    card.focus(refused.field)
    return err(toldElsewhere)
  }

  const state = useShopForm({ form, act: withSignIn(form, act), onDone: () => goTo(form.done ?? '') })
  const { view } = state
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    wrong.current = card.check()
    state.submit(event)
  }
  // What is wrong with the card is told as its fields say, the server's too.
  const { faults } = card

  return (
    <FormBody
      form={form}
      state={{ ...state, submit, view: { ...view, sent: { ...view.sent, faults } } }}
      unkept={{
        fields: cardFields,
        shown: (
          <CardFields
            fields={cardFields}
            card={card}
            view={view}
            again={view.cameBack === true ? texts.again : undefined}
            note={texts.note}
            save={undefined}
          />
        ),
      }}
      actions={
        <a className="button" data-style="quiet" href={cancel.path}>
          {cancel.label}
        </a>
      }
    />
  )
}
