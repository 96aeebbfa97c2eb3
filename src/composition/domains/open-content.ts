import { createConsentStore } from '#src/backend/consent/consent-store.ts'
import { consentHandlers } from '#src/backend/consent/consent-routes.ts'
import { createRecordConsent } from '#src/backend/consent/record-consent.ts'
import { componentHandlers } from '#src/backend/content/component-routes.ts'
import { contentHandlers } from '#src/backend/content/content-routes.ts'
import { decisionHandlers } from '#src/backend/personalization/decision-routes.ts'
import { createPhotoStore } from '#src/backend/photos/photo-store.ts'
import { photoHandlers } from '#src/backend/photos/photo-routes.ts'
import { createPhotos } from '#src/backend/photos/photos.ts'
import type { ContentSource } from '#src/contract/content/content-source.ts'
import type { DecisionEngine } from '#src/contract/personalization/decision.ts'
import type { LibraryPhoto } from '#src/contract/photos/library-photo.ts'
import type { Foundation } from './foundation.ts'

export type ContentSettings = {
  content: ContentSource
  /** What the decision engine's call answers from. */
  decisions: DecisionEngine
  /** Photos of shoppers that the embedded photo service shows. */
  photos: readonly LibraryPhoto[]
}

/** Content, decisions about it, photos of shoppers, and consent. */
export const openContent = (
  { database, clock, newId }: Foundation,
  { content, decisions, photos }: ContentSettings,
) => ({
  handlers: {
    ...contentHandlers(content),
    ...componentHandlers(content),
    ...decisionHandlers(decisions),
    ...photoHandlers(createPhotos({ library: photos, store: createPhotoStore(database.sql), clock, newId })),
    ...consentHandlers(createRecordConsent({ store: createConsentStore(database.sql), clock, newId })),
  },
})
