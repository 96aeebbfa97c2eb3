import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { AddressTexts } from '#src/contract/address/address-fields.ts'
import type { ApproachType } from '#src/contract/customer/address-book.ts'
import { checkAddress } from '#src/rules/address/check-address.ts'
import { isDialCountry } from '#src/rules/customer/dial-codes.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'

/** Why an address is refused by itself. */
export type AddressFaultId = 'ATTR100' | 'ATTR200' | 'SHP410'

const wrong = (field: string, fault: string) =>
  err(apiError('ATTR200', { field, fault }, `The field ${field} has a wrong value.`))

const withoutEmpty = (fields: AddressTexts): AddressTexts => {
  const { countryCode, ...others } = fields
  const filled = Object.entries(others).filter(([, value]) => value !== undefined && value !== '')
  return { ...Object.fromEntries(filled), countryCode }
}

/**
 * An address as it is kept, by the rules of its country for its type: transformed, without empty fields, its phone as one that
 * can be dialled.
 */
export const planAddress = (
  fields: AddressTexts,
  approachType: ApproachType,
): Result<AddressTexts, ApiError<AddressFaultId>> => {
  if (!isDialCountry(fields.countryCode)) return wrong('countryCode', 'option')
  const typed = { ...fields, phone: fields.phone ?? '' }
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
  const phone = readPhone(address.phone ?? '', address.countryCode)
  return phone
    ? ok(withoutEmpty({ ...address, phone: phone.phone, phoneCode: phone.phoneCode }))
    : wrong('phone', 'pattern')
}
