import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import {
  addressIdSchema,
  bookedAddressSchema,
  changedAddressSchema,
  newAddressSchema,
} from './address-book.ts'

const path = z.object({ addressId: addressIdSchema })

/** A customer's address book (specification, account and content, section 7, Consumer service). */
export const addressCalls = {
  'POST /consumers-v3/consumer/address': {
    summary: 'Add an address; the first of its type is main',
    session: 'customer',
    limit: 'accountChange',
    body: newAddressSchema,
    out: bookedAddressSchema,
    errors: ['CCA400', 'SHP410', 'PRO418'],
  },
  'PUT /consumers-v3/consumer/address/{addressId}': {
    summary: 'Put an address in place of another of the same type',
    session: 'customer',
    limit: 'accountChange',
    path,
    body: changedAddressSchema,
    out: bookedAddressSchema,
    errors: ['CCA400', 'CCA401', 'SHP410'],
  },
  'DELETE /consumers-v3/consumer/address/{addressId}': {
    summary: 'Remove an address; where it was main, the oldest of its type is from now on',
    session: 'customer',
    limit: 'accountChange',
    path,
    out: z.object({ addresses: z.array(bookedAddressSchema) }),
    errors: ['CCA401'],
  },
} as const satisfies Calls
