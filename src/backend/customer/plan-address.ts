import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { AddressFields, ApproachType } from '#src/contract/customer/address-book.ts'
import { checkAddress } from '#src/rules/address/check-address.ts'
import { isDialCountry } from '#src/rules/customer/dial-codes.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'

/** Why an address is refused by itself. */
export type AddressFaultId = 'ATTR100' | 'ATTR200' | 'SHP410'

type Field = AddressFields & { countryCode: string }

const wrong = (field: string, fault: string) =>
  err(apiError('ATTR200', { field, fault }, `The field ${field} has a wrong value.`))

const withoutEmpty = (fields: AddressFields): AddressFields => {
  const { countryCode, ...others } = fields
  const filled = Object.entries(others).filter(([, value]) => value !== undefined && value !== '')
  return { ...Object.fromEntries(filled), countryCode }
}

/** The lines and codes that no country has a rule for. */
const maxFurther = 30
const further = ['addressLine3', 'stateCode', 'region', 'recipientContactPhone'] as const

/**
 * An address as it is kept, by the rules of its country for its type: transformed, without empty fields, its phone as one that
 * can be dialled.
 */
export const planAddress = (
  fields: AddressFields,
  approachType: ApproachType,
): Result<AddressFields, ApiError<AddressFaultId>> => {
  if (!isDialCountry(fields.countryCode)) return wrong('countryCode', 'option')
  const typed: Field = { ...fields, phone: fields.phone ?? '' }
  const { address, faults } = checkAddress(typed, approachType === 'S' ? 'shipping' : 'billing')
  const [first] = faults
  if (first) {
    const { field, fault } = first
    if (fault !== 'required') return wrong(field, fault)
    return err(
      field === 'phone'
        ? apiError('SHP410', { field })
        : apiError('ATTR100', { field }, `The field ${field} is missing.`),
    )
  }
  const long = further.find((field) => (address[field] ?? '').length > maxFurther)
  if (long) return wrong(long, 'maxLength')
  const phone = readPhone(address.phone ?? '', address.countryCode)
  return phone
    ? ok(withoutEmpty({ ...address, phone: phone.phone, phoneCode: phone.phoneCode }))
    : wrong('phone', 'pattern')
}
