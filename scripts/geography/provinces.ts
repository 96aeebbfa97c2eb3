const named = (table: string): Record<string, string> =>
  Object.fromEntries(table.split(', ').map((row) => [row.slice(0, 2), row.slice(3)]))

const canada = named(
  '01 AB, 02 BC, 03 MB, 04 NB, 05 NL, 07 NS, 08 ON, 09 PE, 10 QC, 11 SK, 12 YT, 13 NT, 14 NU',
)
const germany = named(
  '01 BW, 02 BY, 03 HB, 04 HH, 05 HE, 06 NI, 07 NW, 08 RP, 09 SL, 10 SH, 11 BB, 12 MV, 13 SN, 14 ST, 15 TH, 16 BE',
)
const france = named(
  '11 Île-de-France, 24 Centre-Val de Loire, 27 Bourgogne-Franche-Comté, 28 Normandie, 32 Hauts-de-France, 44 Grand Est, 52 Pays de la Loire, 53 Bretagne, 75 Nouvelle-Aquitaine, 76 Occitanie, 84 Auvergne-Rhône-Alpes, 93 Provence-Alpes-Côte d’Azur, 94 Corse',
)
const britain = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' }

/** How people name the provinces of GeoNames’ codes; a state of the US is its code. */
export const provinces: Record<string, Record<string, string>> = {
  CA: canada,
  DE: germany,
  FR: france,
  GB: britain,
}
