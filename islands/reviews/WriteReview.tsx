import { useState } from 'react'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { writeReview } from '#src/stores/product-reviews.ts'
import { call } from '#src/stores/shop.ts'
import { FormBody } from '#islands/forms/Form.tsx'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import { StarsField } from './StarsField.tsx'

type Props = {
  form: FormDescription<FormTexts>
  productId: string
  texts: Readonly<Record<'title' | 'text', string>>
}

/** Asks a buyer what they think of a product; then it says that somebody looks at it. */
export const WriteReview = ({ form, productId, texts }: Props) => {
  const [isDone, setDone] = useState(false)
  const state = useShopForm({
    form,
    act: (values) => writeReview(call, productId, values),
    onDone: () => setDone(true),
  })
  if (isDone)
    return (
      <div className="review-done" role="status" tabIndex={-1} ref={(done) => done?.focus()}>
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
    )
  const shown = state.fields.map((field) =>
    field.name === 'rating' && field.kind === 'choice' ? (
      <StarsField key={field.name} field={field} view={state.view} />
    ) : (
      <FormFields key={field.name} fields={[field]} view={state.view} />
    ),
  )
  return <FormBody form={form} state={state} shown={shown} />
}
