type Word = readonly [said: RegExp, there: string]

const british: readonly Word[] = [
  [/avorite/g, 'avourite'],
  [/olor\b/g, 'olour'],
  [/olors\b/g, 'olours'],
]

/** Words that a site says otherwise than its language does elsewhere, by locale. */
const regionalWords: Readonly<Record<string, readonly Word[]>> = {
  'en-ca': british,
  'en-gb': [...british, [/\bpostal code/g, 'postcode'], [/\bPostal code/g, 'Postcode']],
  'fr-ca': [
    [/adresse e-mail/g, 'adresse courriel'],
    [/de l’e-mail/g, 'du courriel'],
    [/à l’e-mail/g, 'au courriel'],
    [/l’e-mail/g, 'le courriel'],
    [/L’e-mail/g, 'Le courriel'],
    [/cet e-mail/g, 'ce courriel'],
    [/ouvel e-mail/g, 'ouveau courriel'],
    [/e-mail/g, 'courriel'],
    [/E-mail/g, 'Courriel'],
  ],
}

/** A place of a message keeps its name: `{color}`. */
const place = /(\{\s*\w+)/

const replaced = (text: string, words: readonly Word[]): string =>
  text
    .split(place)
    .map((part) =>
      place.test(part) ? part : words.reduce((said, [from, to]) => said.replace(from, to), part),
    )
    .join('')

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

function inWords<Texts extends object>(texts: Texts, words: readonly Word[]): Texts
function inWords(texts: object, words: readonly Word[]): object {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? replaced(value, words) : isTree(value) ? inWords(value, words) : value,
    ]),
  )
}

/** The texts of a language as a locale says them. */
export const asSaidIn = <Texts extends object>(locale: string, texts: Texts): Texts => {
  const words = regionalWords[locale]
  return words ? inWords(texts, words) : texts
}
