import { z } from 'zod'
import { bandFields, blockFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { mediaSchema, pixelsSchema, publicIdSchema } from '#src/canvas/media.ts'
import { isSafeUrl } from '#src/canvas/safe-url.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
import { videoExamples } from './examples.ts'

const { captionText, isFullWidth, promotionTracking } = blockFields

const fileUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((url) => isSafeUrl(url) && /^(?:\/|https?:)/i.test(url), 'must be http(s) or begin with /')

const source = z
  .object({
    url: fileUrl.optional().describe('Address of a video file'),
    asset: z
      .object({
        cloudName: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
        publicId: publicIdSchema.describe('Public id of the video'),
      })
      .optional()
      .describe('A video in a Cloudinary account, in place of url'),
    width: pixelsSchema.describe('Natural width in pixels'),
    height: pixelsSchema.describe('Natural height in pixels'),
  })
  .refine(({ url, asset }) => (url === undefined) !== (asset === undefined), 'needs either url or asset')

const track = z.object({
  src: fileUrl.describe('Address of a WebVTT file'),
  label: z.string().trim().min(1).max(100),
  srclang: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  kind: z.enum(['subtitles', 'captions', 'descriptions', 'chapters', 'metadata']).default('captions'),
})

const schema = z.object({
  ...headFields,
  media: z
    .object({ sm: source, md: source.optional(), lg: source.optional() })
    .describe('The video by breakpoint; one that is missing is as the next smaller'),
  poster: mediaSchema
    .optional()
    .describe('Shown until it plays; of a hosted video its first picture when missing'),
  playerSettings: z
    .object({
      autoplay: z
        .boolean()
        .default(false)
        .describe('Plays by itself, without sound, where motion is welcome'),
      hideControls: z.boolean().default(false).describe('Only a button that plays and pauses'),
      loop: z.boolean().default(false),
      muted: z.boolean().default(false),
    })
    .prefault({}),
  tracks: z.array(track).max(20).default([]).describe('Captions and the like'),
  captionText: captionText.describe('Line under the video'),
  ...bandFields,
  isFullWidth,
  promotionTracking,
})

export type VideoProps = z.output<typeof schema>
export type VideoEntry = z.input<typeof schema>

export const posterPicture: PictureLayout = {
  sm: { sizes: '100vw', widths: [480, 640, 800, 960, 1200] },
  md: { sizes: '(width < 90rem) 100vw, 90rem', widths: [800, 960, 1200, 1600, 2000] },
}

export const video = defineBlock({
  type: 'video',
  title: 'Video',
  description: 'A video with a poster; it plays when asked to, or muted by itself where motion is welcome.',
  schema,
  examples: videoExamples,
  stylesheets: ['video'],
  picture: posterPicture,
  cacheable: true,
  script: 'video-script',
})

export type VideoSource = z.output<typeof source>
