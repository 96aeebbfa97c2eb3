import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { FieldFault } from './field-fault.ts'

/** A text for each fault, with places for what it names: `validation` of the messages. */
export type FaultTexts = Readonly<Record<FieldFault['fault'], string>>

/** What a shopper reads about a fault. */
export const faultText = ({ fault, ...values }: FieldFault, texts: FaultTexts, language: string): string =>
  formatMessage(texts[fault], values, language)
