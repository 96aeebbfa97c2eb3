import type { ColorFamily } from '#src/rules/catalogue/color-family.ts'

type Families = Record<ColorFamily, string>

const inEnglish: Families = {
  black: 'black',
  grey: 'grey gray charcoal silver',
  white: 'white',
  beige: 'beige cream sand',
  brown: 'brown tan',
  red: 'red burgundy',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green olive khaki',
  blue: 'blue navy',
  purple: 'purple violet lilac',
  pink: 'pink rose',
}

const inGerman: Families = {
  black: 'schwarz',
  grey: 'grau silber anthrazit',
  white: 'weiss',
  beige: 'beige creme sand',
  brown: 'braun',
  red: 'rot weinrot',
  orange: 'orange',
  yellow: 'gelb',
  green: 'grun oliv khaki',
  blue: 'blau dunkelblau hellblau marine',
  purple: 'lila violett',
  pink: 'rosa pink',
}

const inFrench: Families = {
  black: 'noir',
  grey: 'gris argent anthracite',
  white: 'blanc blanche blanches',
  beige: 'beige creme sable',
  brown: 'marron brun',
  red: 'rouge bordeaux',
  orange: 'orange',
  yellow: 'jaune',
  green: 'vert kaki olive',
  blue: 'bleu marine',
  purple: 'violet violette mauve lilas',
  pink: 'rose',
}

const spoken: Record<string, { families: Families; endings: readonly string[] }> = {
  en: { families: inEnglish, endings: [''] },
  de: { families: inGerman, endings: ['', 'e', 'er', 'es', 'en', 'em'] },
  fr: { families: inFrench, endings: ['', 'e', 's', 'es'] },
}

const familiesOf = ({ families, endings }: (typeof spoken)[string]): Map<string, string> =>
  new Map(
    Object.entries(families).flatMap(([family, words]) =>
      words
        .split(' ')
        .flatMap((word) => endings.map((ending): [string, string] => [`${word}${ending}`, family])),
    ),
  )

const byLanguage = new Map(Object.entries(spoken).map(([language, words]) => [language, familiesOf(words)]))

/** The family of colours that a word of a query names, if it does. */
export const colorFamilyNamed = (word: string, language: string): string | undefined =>
  byLanguage.get(language)?.get(word)

/** What a colour is found by. */
export const colorLexeme = (family: string): string => `color:${family}`
