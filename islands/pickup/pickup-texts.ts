import type { Messages } from '#src/messages/messages.ts'
import type { OpeningTexts } from '#src/rules/stores/opening-text.ts'

/** Words of the dialog that finds a store, and of stores' hours. */
export type PickupTexts = Messages['dialogs'] & { hours: OpeningTexts }
