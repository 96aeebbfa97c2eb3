import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { cardFieldNames, cardTokenField, type CardField } from '#src/rules/payments/card/card-field-names.ts'
import { readTypedCard, readTypedExpiry } from '#src/rules/payments/card/card-typing.ts'
import { controlOf, type FieldView } from '#islands/ui/fields/field-view.ts'
import { FieldFrame } from '#islands/ui/fields/FieldFrame.tsx'
import { shapeAsTyped } from '#islands/ui/fields/shape-as-typed.ts'
import type { CardState } from './use-card.ts'

type Props = {
  fields: readonly FormField[]
  card: CardState
  view: FieldView
  /** That number and code have to be typed again, where they were posted. */
  again: string | undefined
  note: string
  save: { name: string; label: string } | undefined
}

const shapes: Partial<Record<CardField, (typed: string) => string>> = {
  number: (typed) => readTypedCard(typed).text,
  expiry: readTypedExpiry,
}

const cardFields: readonly CardField[] = ['number', 'expiry', 'code']

/** A card. Its number goes to the acquirer and a token in its place to the shop; without script the shop hands it on. */
export const CardFields = ({ fields, card, view, again, note, save }: Props) => {
  const [brand, setBrand] = useState('')
  const shown: FieldView = { ...view, sent: { ...view.sent, faults: card.faults } }

  const type = (field: CardField, event: ChangeEvent<HTMLInputElement>): void => {
    const { currentTarget: input } = event
    const shape = shapes[field]
    if (shape) shapeAsTyped(event.nativeEvent, input, shape)
    if (field === 'number') setBrand(readTypedCard(input.value).brand ?? '')
    card.forget(field)
  }

  // What was typed before the script was there.
  const shapeTyped = useEffectEvent((): void => {
    for (const field of cardFields) {
      const input = card.fields[field].current
      if (input && input.value !== '') input.value = shapes[field]?.(input.value) ?? input.value
    }
    setBrand(readTypedCard(card.fields.number.current?.value ?? '').brand ?? '')
  })
  useEffect(() => shapeTyped(), [])

  return (
    <div className="payment-card">
      {again !== undefined && <p className="form-hint">{again}</p>}
      <div className="checkout-fields">
        {cardFields.map((field) => {
          const described = fields.find(({ name }) => name === cardFieldNames[field])
          if (!described || !('autocomplete' in described)) return null
          const { autocomplete } = described
          return (
            <FieldFrame key={field} field={described} view={shown}>
              <div className="form-line">
                <input
                  {...controlOf(described, shown)}
                  // What has no name is not posted.
                  name={view.isLive ? undefined : described.name}
                  type="text"
                  inputMode="numeric"
                  autoComplete={autocomplete}
                  maxLength={'maxLength' in described ? described.maxLength : undefined}
                  defaultValue={view.sent.values[described.name]}
                  ref={card.fields[field]}
                  onChange={(event) => type(field, event)}
                />
              </div>
            </FieldFrame>
          )
        })}
      </div>
      {brand !== '' && (
        <p className="payment-brand" aria-live="polite">
          {brand}
        </p>
      )}
      <input type="hidden" name={cardTokenField} />
      {save && (
        <label className="form-box">
          <input
            type="checkbox"
            name={save.name}
            value="yes"
            defaultChecked={view.sent.values[save.name] === 'yes'}
          />
          <span>{save.label}</span>
        </label>
      )}
      <p className="form-hint">{note}</p>
    </div>
  )
}
