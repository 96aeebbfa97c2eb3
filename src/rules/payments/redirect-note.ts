import { isOfKind, type PaymentMethod } from '#src/contract/payments/tenders.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { TenderTexts } from './tender-text.ts'

/** That a way to pay leads to its own page; undefined of those that do not. */
export const redirectNote = (
  method: PaymentMethod,
  { names, redirect }: Pick<TenderTexts, 'names'> & { redirect: string },
  locale: string,
): string | undefined =>
  isOfKind(method, 'redirect') ? formatMessage(redirect, { name: names[method] }, locale) : undefined
