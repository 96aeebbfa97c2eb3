/** Words that tell no products apart; what stands before a size is among them. */
const lists: Record<string, string> = {
  en: 'a an and at by for from in is it my of on or our the these this to with without your size sizes color colour eu us uk',
  de: 'am an auf aus bei das dem den der des die ein eine einem einen einer fur gr im in ist mein meine mit ohne oder und vom von zu zum zur grosse farbe eu us uk',
  fr: 'a au aux avec dans de des du en est et la le les ma mes mon ou par pour sans ses son sur un une taille pointure couleur eu us uk',
}

const stopWords = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** The words of a text that tell products apart; all of them where none does. */
export const tellingWords = <W extends { word: string }>(
  words: readonly W[],
  language: string,
): readonly W[] => {
  const telling = words.filter(({ word }) => stopWords.get(language)?.has(word) !== true)
  return telling.length > 0 ? telling : words
}
