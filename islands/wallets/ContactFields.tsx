import { SelectField } from '#islands/ui/SelectField.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { Messages } from '#src/messages/messages.ts'
import type { ContactField } from '#src/contract/address/address-field-facts.ts'
import type { WalletContact } from '#src/rules/payments/wallet-contact.ts'
import type { SheetFault } from '#src/stores/wallets/sheet-events.ts'
import css from './WalletSimulation.module.css'

type Texts = Messages['wallets']['simulation']

/** A contact as its fields hold it. */
export type TypedContact = Record<
  | ('givenName' | 'familyName' | 'emailAddress' | 'phoneNumber' | 'addressLine')
  | ('locality' | 'administrativeArea' | 'postalCode' | 'countryCode'),
  string
>

/** The countries that a wallet's owner may live in here: one of them is not the shop's. */
const countries = ['US', 'CA', 'GB', 'DE', 'FR']

export const typedContact = ({ addressLines = [], ...contact }: WalletContact): TypedContact => ({
  givenName: contact.givenName ?? '',
  familyName: contact.familyName ?? '',
  emailAddress: contact.emailAddress ?? '',
  phoneNumber: contact.phoneNumber ?? '',
  addressLine: addressLines.join(', '),
  locality: contact.locality ?? '',
  administrativeArea: contact.administrativeArea ?? '',
  postalCode: contact.postalCode ?? '',
  countryCode: contact.countryCode ?? '',
})

export const contactOf = ({ addressLine, ...typed }: TypedContact): WalletContact => ({
  ...typed,
  addressLines: [addressLine],
})

/** What a wallet tells of a place before it is paid with. */
export const placeOf = ({
  locality,
  administrativeArea,
  postalCode,
  countryCode,
}: TypedContact): WalletContact => ({ locality, administrativeArea, postalCode, countryCode })

/** The fields in pairs, each with the part of a contact by which a fault names it. */
const rows: readonly (readonly [keyof TypedContact, ContactField, string])[][] = [
  [
    ['givenName', 'name', 'given-name'],
    ['familyName', 'name', 'family-name'],
  ],
  [
    ['emailAddress', 'emailAddress', 'email'],
    ['phoneNumber', 'phoneNumber', 'tel'],
  ],
  [
    ['addressLine', 'addressLines', 'address-line1'],
    ['locality', 'locality', 'address-level2'],
  ],
  [
    ['administrativeArea', 'administrativeArea', 'address-level1'],
    ['postalCode', 'postalCode', 'postal-code'],
  ],
]

type Props = {
  typed: TypedContact
  faults: readonly SheetFault[]
  language: string
  texts: Texts
  onType: (typed: TypedContact) => void
  /** A country is chosen at once, without leaving the field. */
  onChoose: (typed: TypedContact) => void
}

/** Whom a simulated wallet belongs to, to be changed at will. */
export const ContactFields = ({ typed, faults, language, texts, onType, onChoose }: Props) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <>
      {rows.map((row) => (
        <div className={css.pair} key={row.map(([name]) => name).join()}>
          {row.map(([name, field, autoComplete]) => (
            <TextField
              key={name}
              label={texts[name]}
              value={typed[name]}
              autoComplete={`section-wallet ${autoComplete}`}
              error={faults.find(({ contactField }) => contactField === field)?.message}
              onChange={({ target }) => onType({ ...typed, [name]: target.value })}
            />
          ))}
        </div>
      ))}
      <SelectField
        label={texts.countryCode}
        value={typed.countryCode}
        options={countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        onChange={({ target }) => onChoose({ ...typed, countryCode: target.value })}
      />
    </>
  )
}
