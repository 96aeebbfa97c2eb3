import { useState } from 'react'
import { err } from '#src/base/result.ts'
import { goTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { worded } from '#src/rules/forms/refusal.ts'
import { chosenUnits } from '#src/rules/orders/line-units.ts'
import { isOrderChanged, returnItems, withdrawFrom, type BackDone } from '#src/stores/orders.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'
import './order-fields.css'
import { BackFacts, GoBackReceipt, type BackOrder } from './GoBackReceipt.tsx'

type Props = {
  kind: 'return' | 'withdraw'
  form: FormDescription<FormTexts>
  about: BackOrder
  /** This page as it is of an order that changed meanwhile: a path of this shop. */
  changed: string
  /** This page as it tells what went back last: a path of this shop. */
  receipt: string
  texts: Record<'title' | 'text' | 'nothing' | 'changed', string>
}

const acts = { return: returnItems, withdraw: withdrawFrom }

/** Asks what of an order goes back; then, what was noted of that. */
export const GoBack = ({ kind, form, about, changed, receipt, texts }: Props) => {
  const [done, setDone] = useState<BackDone>()

  const send = async (values: FormValues) => {
    if (chosenUnits(values).length === 0) return err(worded(texts.nothing))
    const sent = await acts[kind](call, about.reference, values)
    if (sent.ok || !isOrderChanged(sent.error)) return sent
    void goTo(changed)
    return err(worded(texts.changed))
  }

  const show = (made: BackDone): void => {
    setDone(made)
    history.replaceState(null, '', receipt)
    document.title = document.title.replace(texts.title, () => about.texts.doneTitle)
    window.scrollTo({ top: 0 })
  }

  if (done) return <GoBackReceipt done={done} about={about} />
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="auth-text">{texts.text}</p>
      <Form form={form} act={send} onDone={show}>
        {kind === 'withdraw' && <BackFacts facts={about.facts} />}
      </Form>
    </>
  )
}
