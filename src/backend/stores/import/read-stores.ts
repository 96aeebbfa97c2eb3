import { err, ok, type Result } from '#src/base/result.ts'
import type { OpeningHours } from '#src/contract/stores/opening-hours.ts'
import type { Weekday } from '#src/contract/stores/weekdays.ts'
import { storeFactsSchema, type StoreFacts } from '#src/contract/stores/store-facts.ts'
import { plainText } from '#src/geography/plain-text.ts'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'
import type { Finding } from '#src/backend/catalogue/import/product-row-fields.ts'
import { readTable, type TableRecord } from '#src/backend/catalogue/import/read-table.ts'
import { readExceptions, readPeriods } from './read-hours.ts'
import { readHeader, storeColumns, type CellOf } from './store-columns.ts'

/** Which column a field of a store is read from, where the names differ. */
const columnOfField: Readonly<Record<string, string>> = {
  storeId: 'store id',
  addressLine1: 'address 1',
  addressLine2: 'address 2',
  addressLine3: 'address 3',
  stateCode: 'state code',
  postalCode: 'postal code',
  countryCode: 'country',
  timeZone: 'time zone',
  optionType: 'option type',
  bookingCode: 'booking code',
}

type Read = { line: number; store: StoreFacts }

const numberOf = (text: string): number | string => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text)
const given = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

const hoursOf = (cell: (column: string) => string, line: number): Result<OpeningHours, Finding[]> => {
  const findings: Finding[] = []
  const take = <Value>(column: string, read: Result<Value, string>, none: Value): Value => {
    if (!read.ok) findings.push({ line, column, reason: read.error })
    return read.ok ? read.value : none
  }
  const on = (day: Weekday) => take(day, readPeriods(cell(day)), [])
  const week = {
    monday: on('monday'),
    tuesday: on('tuesday'),
    wednesday: on('wednesday'),
    thursday: on('thursday'),
    friday: on('friday'),
    saturday: on('saturday'),
    sunday: on('sunday'),
  }
  const exceptions = take('exceptions', readExceptions(cell('exceptions')), [])
  return findings.length > 0 ? err(findings) : ok({ week, exceptions })
}

const kinds = new Map([
  ['', 'store'],
  ['store', 'store'],
  ['collection point', 'collectionPoint'],
])

const storeOf = ({ line, cells }: TableRecord, cellOf: CellOf): Result<Read, Finding[]> => {
  const cell = (column: string): string => cellOf(cells, column)
  const hours = hoursOf(cell, line)
  const kind = kinds.get(plainText(cell('kind')))
  const isPoint = kind === 'collectionPoint'
  const parsed = storeFactsSchema.safeParse({
    kind: kind ?? cell('kind'),
    ...given({ storeId: cell('store id'), name: cell('name'), phone: cell('phone'), email: cell('email') }),
    slug: cell('slug') || plainText(`${cell('city')} ${cell('store id')}`).replaceAll(' ', '-'),
    address: {
      ...given({
        addressLine1: cell('address 1'),
        addressLine2: cell('address 2'),
        addressLine3: cell('address 3'),
        city: cell('city'),
        province: cell('province'),
        stateCode: cell('state code'),
        countryCode: cell('country').toUpperCase(),
      }),
      postalCode: cell('postal code'),
    },
    latitude: numberOf(cell('latitude')),
    longitude: numberOf(cell('longitude')),
    timeZone: cell('time zone'),
    openingHours: hours.ok ? hours.value : undefined,
    services: cell('services')
      .split(/[\s,;]+/)
      .filter((service) => service !== ''),
    ...(isPoint ? given({ optionType: cell('option type'), bookingCode: cell('booking code') }) : {}),
  })
  if (parsed.success && hours.ok) return ok({ line, store: parsed.data })
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => path[0] !== 'openingHours')
  const faults = issues.map(({ path, message }): Finding => {
    const field = String(path[0] === 'address' ? path[1] : path[0])
    const column = columnOfField[field] ?? field
    return { line, column, reason: cell(column) === '' ? 'is empty' : `"${cell(column)}": ${message}` }
  })
  return err([...faults, ...(hours.ok ? [] : hours.error)])
}

/** Stores of a file, and why rows are refused. */
export type StoreFile = { stores: StoreFacts[]; refusals: Finding[]; refusedIds: string[] }

const isTaken = (read: readonly Read[], { line, store }: Read): Finding | undefined => {
  const same = (field: 'storeId' | 'slug') => read.find((other) => other.store[field] === store[field])
  const id = same('storeId')
  if (id) return { line, column: 'store id', reason: `"${store.storeId}" stands in line ${id.line} too` }
  const slug = same('slug')
  return slug && { line, column: 'slug', reason: `"${store.slug}" stands in line ${slug.line} too` }
}

/** Reads a file of stores. Throws `WrongFile` when its header is none of stores. */
export const readStoreFile = async (file: string): Promise<StoreFile> => {
  const read: Read[] = []
  const refusals: Finding[] = []
  const refusedIds: string[] = []
  await readTable(file, (headings) => {
    const cellOf = readHeader(headings, storeColumns)
    return (record) => {
      const store = storeOf(record, cellOf)
      const taken = store.ok ? isTaken(read, store.value) : undefined
      if (store.ok && !taken) return void read.push(store.value)
      refusals.push(...(store.ok ? (taken ? [taken] : []) : store.error))
      refusedIds.push(cellOf(record.cells, 'store id'))
    }
  })
  if (read.length === 0 && refusals.length === 0) throw new WrongFile('The file holds no stores.')
  return { stores: read.map(({ store }) => store), refusals, refusedIds }
}
