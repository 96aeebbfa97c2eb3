/**
 * Parts of countries with postal codes of these that are not theirs for tax, and mostly not for customs, by beginnings of their postal
 * codes; the first that fits counts. Areas are named as ISO 3166 names them, where it does. The Isle of Man and Northern Ireland have
 * the VAT of the United Kingdom, and Monaco that of France: they are no such areas.
 */
export const outlyingAreas = {
  GB: { JE: ['JE'], GG: ['GY'] },
  FR: {
    BL: ['97133', '977'],
    MF: ['97150', '97080', '978'],
    ...{ GP: ['971'], MQ: ['972'], GF: ['973'], RE: ['974'], PM: ['975'], YT: ['976'] },
    ...{ TF: ['984'], WF: ['986'], PF: ['987'], NC: ['988'] },
  },
  DE: { BUSINGEN: ['78266'], HELIGOLAND: ['27498'] },
} as const

/** Jersey and Guernsey; the overseas departments and territories of France; Büsingen and Heligoland. */
export const outlyingAreaCodes = [
  ...(['JE', 'GG'] as const),
  ...(['BL', 'MF', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'TF', 'WF', 'PF', 'NC'] as const),
  ...(['BUSINGEN', 'HELIGOLAND'] as const),
] as const
export type OutlyingArea = (typeof outlyingAreaCodes)[number]
