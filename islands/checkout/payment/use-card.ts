import { useRef, useState, type RefObject } from 'react'
import { err, type Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { cardFieldNames, type CardField } from '#src/rules/payments/card/card-field-names.ts'
import { cardFaults } from '#src/rules/payments/card/card-faults.ts'
import { refusedCard, type CardTexts } from '#src/rules/payments/card/refused-card.ts'
import { call } from '#src/stores/shop.ts'

type Faults = Readonly<Record<string, string>>

const names: readonly string[] = Object.values(cardFieldNames)

const cardFieldsInOrder = ['number', 'expiry', 'code'] as const

const ofCard = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => names.includes(name)))

/**
 * A card as it is typed: its number and code stay in their fields, and go to the acquirer alone, who gives a token in their place. What is
 * wrong is told by field; `instant` is ISO, by the shop's clock.
 */
export const useCard = (texts: CardTexts & { required: string }, served: Faults, instant: string) => {
  const [faults, setFaults] = useState<Faults>(() => ofCard(served))
  const fields = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  } satisfies Record<CardField, RefObject<HTMLInputElement | null>>
  const typed = () => ({
    number: fields.number.current?.value ?? '',
    expiry: fields.expiry.current?.value ?? '',
    code: fields.code.current?.value ?? '',
  })

  return {
    fields,
    faults,
    /** Takes a fault back, as its field is corrected or emptied. */
    forget: (field: CardField): void =>
      setFaults((now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => name !== cardFieldNames[field])),
      ),
    /** Tells what is wrong with what is typed; gives the first field of it. */
    check: (): CardField | undefined => {
      const wrong = cardFaults(typed(), instant, texts)
      setFaults(wrong)
      return cardFieldsInOrder.find((field) => cardFieldNames[field] in wrong)
    },
    /** Has the acquirer give a token; what it refuses is told at its field. */
    token: async (): Promise<Result<string, ClientError>> => {
      const made = await call('POST /acquirer/v1/cards', { body: typed() })
      if (made.ok) return { ok: true, value: made.value.token }
      const refused = refusedCard(made.error, texts)
      if (refused) setFaults(refused)
      return err(made.error)
    },
    tell: setFaults,
    focus: (field: CardField): void => fields[field].current?.focus(),
  }
}

export type CardState = ReturnType<typeof useCard>
