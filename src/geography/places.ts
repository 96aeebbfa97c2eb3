import { z } from 'zod'
import { plainText } from './plain-text.ts'

/** A town, or what a prefix of postal codes is about, where it lies. `population` is in thousands. */
export type Place = {
  kind: 'town' | 'postalCode'
  /** As it may be told: `Portland, OR`. */
  name: string
  countryCode: string
  latitude: number
  longitude: number
  population: number
}

/** Rows by country, each begun by a line break: they are searched as text, since as objects they take many times the memory. */
type Tables = Record<'towns' | 'postalAreas', ReadonlyMap<string, string>>

const rowsByCountry = z
  .record(z.string(), z.string())
  .transform((table) => new Map(Object.entries(table).map(([country, rows]) => [country, `\n${rows}\n`])))
const tablesSchema = z.object({ towns: rowsByCountry, postalAreas: rowsByCountry })

let loading: Promise<Tables> | undefined

const readTables = async (): Promise<Tables> => {
  const places: { default: unknown } = await import('./places.json', { with: { type: 'json' } })
  return tablesSchema.parse(places.default)
}

/** Reads the tables when a place is first asked for. */
const loadTables = (): Promise<Tables> => (loading ??= readTables())

const rowAt = (rows: string, at: number): string[] =>
  rows.slice(at + 1, rows.indexOf('\n', at + 1)).split('\t')

const townOf = (countryCode: string, row: readonly string[]): Place => {
  const [, name = '', province = '', latitude, longitude, population] = row
  return {
    kind: 'town',
    name: province === '' ? name : `${name}, ${province}`,
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  }
}

/** Every town whose row begins so, the largest first. */
function* townsBeginning(rows: string, countryCode: string, beginning: string): Generator<Place, undefined> {
  for (let at = rows.indexOf(beginning); at !== -1; at = rows.indexOf(beginning, at + 1))
    yield townOf(countryCode, rowAt(rows, at))
  return undefined
}

const firstTown = (rows: string, countryCode: string, beginning: string): Place | undefined =>
  townsBeginning(rows, countryCode, beginning).next().value

/** The largest town of that name, or of the name that the words before a province are. */
const townNamed = (rows: string, countryCode: string, words: readonly string[]): Place | undefined => {
  const whole = firstTown(rows, countryCode, `\n${words.join(' ')}\t`)
  if (whole) return whole
  for (let length = words.length - 1; length > 0; length -= 1) {
    const province = words.slice(length).join(' ')
    for (const town of townsBeginning(rows, countryCode, `\n${words.slice(0, length).join(' ')}\t`))
      if (plainText(town.name.split(', ').at(-1) ?? '') === province) return town
  }
  return undefined
}

/** How much larger a town abroad must be to be meant by its name. */
const homeAdvantage = 50
const leastPrefix = 3

type Countries = {
  /** Where the visitor shops: its towns are meant before those of other countries. */
  home: string
  /** The country alone that is looked in. */
  only?: string | undefined
}

const inCountries = (table: ReadonlyMap<string, string>, { home, only }: Countries) =>
  [...table]
    .filter(([country]) => only === undefined || country === only)
    .sort(([a], [b]) => Number(b === home) - Number(a === home))

/** The town a text names, else the largest one whose name begins so; undefined for what no table knows. */
export const findTown = async (text: string, countries: Countries): Promise<Place | undefined> => {
  const words = plainText(text).split(' ')
  const { towns } = await loadTables()
  const tables = inCountries(towns, countries)
  const weight = ({ countryCode, population }: Place): number =>
    population * (countryCode === countries.home ? homeAdvantage : 1)
  const largest = (found: readonly (Place | undefined)[]): Place | undefined =>
    found.filter((place) => place !== undefined).toSorted((a, b) => weight(b) - weight(a))[0]
  const named = largest(tables.map(([country, rows]) => townNamed(rows, country, words)))
  const prefix = words.join(' ')
  if (named || prefix.length < leastPrefix) return named
  return largest(tables.map(([country, rows]) => firstTown(rows, country, `\n${prefix}`)))
}

/** A town by its parts; the province is empty where addresses of the country have none. */
export type Town = { name: string; province: string }

/** Towns of a country whose names begin so, the largest first. */
export const townsNamed = async (beginning: string, countryCode: string, limit: number): Promise<Town[]> => {
  const { towns } = await loadTables()
  const rows = towns.get(countryCode)
  const prefix = plainText(beginning)
  if (rows === undefined || prefix === '') return []
  const found = new Map<string, Town>()
  for (
    let at = rows.indexOf(`\n${prefix}`);
    at !== -1 && found.size < limit;
    at = rows.indexOf(`\n${prefix}`, at + 1)
  ) {
    const [, name = '', province = ''] = rowAt(rows, at)
    found.set(`${name}, ${province}`, { name, province })
  }
  return [...found.values()]
}

/** What whole postal codes look like, without blanks, and how they begin in the tables. */
const postalForms: Readonly<Record<string, RegExp>> = {
  US: /^(\d{3})\d\d(?:\d{4})?$/,
  CA: /^([a-z]\d[a-z])(?:\d[a-z]\d)?$/,
  GB: /^([a-z]{1,2})\d[a-z\d]?(?:\d[a-z]{2})?$/,
  DE: /^(\d\d)\d{3}$/,
  FR: /^(\d\d)\d{3}$/,
}

/** A text as a postal code without blanks; undefined for what is none in any country of the tables. */
export const asPostalCode = (text: string): string | undefined => {
  const code = plainText(text).replaceAll(' ', '')
  return Object.values(postalForms).some((form) => form.test(code)) ? code : undefined
}

/** The middle of the area of a postal code, by its first letters or digits: some 50 km across, a city where many live. */
export const findPostalArea = async (text: string, countries: Countries): Promise<Place | undefined> => {
  const code = asPostalCode(text)
  if (code === undefined) return undefined
  const { postalAreas } = await loadTables()
  for (const [countryCode, rows] of inCountries(postalAreas, countries)) {
    const prefix = postalForms[countryCode]?.exec(code)?.[1]
    const at = prefix === undefined ? -1 : rows.indexOf(`\n${prefix}\t`)
    if (at === -1) continue
    const [, name = '', latitude, longitude] = rowAt(rows, at)
    const told = `${text.trim().toUpperCase()}, ${name}`
    return {
      kind: 'postalCode',
      name: told,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: 0,
    }
  }
  return undefined
}

/** Edges of a map in degrees. */
export type Bounds = Record<'west' | 'south' | 'east' | 'north', number>

/** The largest towns within bounds, largest first. */
export const townsWithin = async ({ west, south, east, north }: Bounds, limit: number): Promise<Place[]> => {
  const { towns } = await loadTables()
  const found = [...towns].flatMap(([country, rows]) => {
    const inside: Place[] = []
    for (const row of rows.split('\n')) {
      if (inside.length >= limit) break
      const cells = row.split('\t')
      const [latitude, longitude] = [Number(cells[3]), Number(cells[4])]
      const isInside = latitude > south && latitude < north && longitude > west && longitude < east
      if (isInside) inside.push(townOf(country, cells))
    }
    return inside
  })
  return found.toSorted((a, b) => b.population - a.population).slice(0, limit)
}
