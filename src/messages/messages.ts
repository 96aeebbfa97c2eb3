import type { ClientFailure } from '#src/contract/client-failure.ts'
import type { Language } from '#src/contract/sites.ts'
import type { CartErrorId } from './cart-error-id.ts'
import { de } from './de/de.ts'
import { en } from './en/en.ts'
import { fr } from './fr/fr.ts'

/** A text for every code the cart's calls know, and for a form posted before every option was chosen. */
type ErrorTexts = Record<CartErrorId | ClientFailure | 'CHOICE', string>

/** The interface's texts in one language. The first language says which texts there are: one that lacks a text does not type-check. */
export type Messages = typeof en & { errors: { byCode: ErrorTexts } }

/** The interface's texts by language. */
export const messages: Readonly<Record<Language, Messages>> = { en, fr, de }
