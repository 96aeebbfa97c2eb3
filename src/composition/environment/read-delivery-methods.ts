import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { deliveryMethodsSchema, type DeliveryMethod } from '#src/contract/delivery/delivery-method.ts'

/** The delivery methods of a file. Throws, with a line for each fault: a shop that delivers for nothing is worse than none. */
export const readDeliveryMethods = async (file: string): Promise<DeliveryMethod[]> => {
  const read = deliveryMethodsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (read.success) return read.data.methods
  throw new Error(`${file} is wrong:\n${z.prettifyError(read.error)}`)
}
