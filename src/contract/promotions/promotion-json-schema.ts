import { z } from 'zod'
import { promotionFileSchema } from './promotion-file.ts'

/**
 * The JSON Schema (draft 2020-12) of a file of promotions, for editors that check and complete what is written.
 * @param base where schemas are served, such as `https://shop.example/schemas/`
 */
export const promotionJsonSchema = (base: string) => ({
  ...z.toJSONSchema(promotionFileSchema, { io: 'input' }),
  $id: `${base}promotions.json`,
  title: 'Promotions',
  description: 'A file of promotions, for `npm run import -- promotions.json`.',
})
