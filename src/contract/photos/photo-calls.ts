import { z } from 'zod'
import { photosTag } from '#src/contract/cache-tags.ts'
import type { Calls } from '#src/contract/call.ts'
import {
  categorySchema,
  customerIdSchema,
  photoIdSchema,
  photoPageSchema,
  photoPagingShape,
  photoReportSchema,
  photoTagSchema,
  photoUploadSchema,
  photoUserSchema,
  streamIdSchema,
} from './photo.ts'

const paging = z.object(photoPagingShape)
const mediaId = photoIdSchema

/** The social photo service's calls (specification, account and content, section 7), below a path of this shop. */
export const photoCalls = {
  'GET /api/photos/v1/categories/media/recent': {
    summary: 'Photos of a category, or of all, newest first',
    session: false,
    query: paging.extend({ category: categorySchema.optional() }),
    out: photoPageSchema,
    errors: ['PHO404'],
    cacheTags: () => [photosTag],
  },
  'GET /api/photos/v1/customers/{customerId}/media/recent': {
    summary: 'Photos of one customer',
    session: false,
    path: z.object({ customerId: customerIdSchema }),
    query: paging,
    out: photoPageSchema,
    errors: ['PHO404'],
    cacheTags: () => [photosTag],
  },
  'GET /api/photos/v1/media/{mediaId}/streams': {
    summary: 'The streams a photo is in',
    session: false,
    path: z.object({ mediaId }),
    out: z.object({ streams: z.array(z.object({ id: streamIdSchema })) }),
    errors: ['PHO404'],
  },
  'GET /api/photos/v1/streams/{streamId}/media/recent': {
    summary: 'Photos of a stream',
    session: false,
    path: z.object({ streamId: streamIdSchema }),
    query: paging,
    out: photoPageSchema,
    errors: ['PHO404'],
    cacheTags: () => [photosTag],
  },
  'GET /api/photos/v1/streams/media/recent': {
    summary: 'Photos of all streams, or of those with a product in them',
    session: false,
    query: paging.extend({ tag: photoTagSchema.optional() }),
    out: photoPageSchema,
    errors: ['PHO404'],
    cacheTags: () => [photosTag],
  },
  'POST /api/photos/v1/media/{mediaId}/reports': {
    summary: 'Report a photo that should not be shown',
    session: false,
    limit: 'submission',
    path: z.object({ mediaId }),
    body: photoReportSchema,
    out: z.object({ reportId: z.string() }),
    errors: ['PHO404'],
  },
  'POST /api/photos/v1/stashes': {
    summary: 'Keep a choice of photos under an id of its own',
    session: false,
    limit: 'submission',
    body: z.object({ mediaIds: z.array(mediaId).min(1).max(50) }),
    out: z.object({ stashId: z.string() }),
    errors: ['PHO404'],
  },
  'POST /api/photos/v1/users': {
    summary: 'Register somebody who gives photos',
    session: false,
    limit: 'submission',
    body: photoUserSchema,
    out: z.object({ userId: z.string() }),
    errors: [],
  },
  'POST /api/photos/v1/users/{userId}/media': {
    summary: 'Give a photo; it shows once somebody has looked at it',
    session: false,
    limit: 'submission',
    path: z.object({ userId: z.uuid() }),
    body: photoUploadSchema,
    out: z.object({ mediaId: z.string(), status: z.literal('pending') }),
    errors: ['PHO404'],
  },
} as const satisfies Calls
