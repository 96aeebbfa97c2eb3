import type { CallOutput } from '#src/contract/calls.ts'

/** A printed file as what a browser saves. */
export const fileResponse = ({
  fileName,
  mediaType,
  content,
}: CallOutput<'POST /consumers-v3/consumer/purchase/invoice/download'>): Response =>
  new Response(
    Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
    {
      headers: {
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
      },
    },
  )
