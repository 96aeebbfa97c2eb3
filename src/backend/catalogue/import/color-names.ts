import { wordOf } from './word-of.ts'

/** Colours by the words that merchants use, in English, French and German. */
const words: Record<string, string> = {
  '#111111': 'black jet onyx ebony noir schwarz',
  '#ffffff': 'white blanc blanche weiss',
  '#f5f0e6': 'ivory cream ecru offwhite bone chalk eggshell creme elfenbein naturel natural natur',
  '#808080': 'grey gray gris grise grau heather marl',
  '#4a4a4a': 'anthracite charcoal graphite anthrazit darkgrey darkgray dunkelgrau asphalt',
  '#6f7b83': 'slate schiefer ardoise gunmetal',
  '#c0c0c0': 'silver argent silber lightgrey lightgray hellgrau',
  '#c9a227': 'gold or golden dore brass messing',
  '#c8102e': 'red rouge rot scarlet ruby cherry crimson',
  '#6d1a36': 'burgundy bordeaux wine maroon oxblood weinrot merlot',
  '#a8482a': 'rust terracotta copper brick rost rouille kupfer',
  '#f28c28': 'orange tangerine mandarine',
  '#ff7f6b': 'coral corail koralle salmon lachs saumon',
  '#f4b6c2': 'pink rose rosa blush',
  '#e0218a': 'magenta fuchsia hotpink',
  '#6a3d9a': 'purple violet violett lila plum aubergine pflaume prune',
  '#c8a2c8': 'lilac lavender lavendel lavande mauve',
  '#1f3a93': 'blue bleu bleue blau cobalt royal royalblue',
  '#0b1f3f': 'navy marine midnight darkblue dunkelblau',
  '#8ab6d6': 'sky skyblue lightblue hellblau iceblue azure',
  '#3b5b8c': 'denim indigo jeans',
  '#1c8c8c': 'teal petrol turquoise tuerkis turkis aqua',
  '#2e7d32': 'green vert verte grun gruen emerald smaragd',
  '#6b7f3a': 'olive oliv moss moos mousse',
  '#5b6236': 'khaki army military',
  '#22402c': 'forest hunter bottle darkgreen dunkelgrun tanne pine',
  '#a9c5a0': 'sage salbei sauge mint minze menthe',
  '#f2c94c': 'yellow jaune gelb lemon mustard senf moutarde sun',
  '#6b4226': 'brown brun marron braun chocolate chocolat mocha coffee espresso cocoa',
  '#a9714b': 'cognac tan caramel camel karamell chestnut',
  '#d8c3a0': 'beige sand sable taupe stone nude oat',
}

const colors = new Map(
  Object.entries(words).flatMap(([color, names]) =>
    names.split(' ').map((name): [string, string] => [name, color]),
  ),
)

/** A colour as #rrggbb for its name: by the whole name, else by its last word that is one (`Dusty Rose`). */
export const colorOfName = (name: string): string | undefined => {
  if (/^#[0-9a-f]{6}$/i.test(name)) return name
  // Two colours at once are no single one.
  if (/[/&+]/.test(name)) return undefined
  const parts = wordOf(name).split('-')
  return colors.get(parts.join('')) ?? parts.map((part) => colors.get(part)).findLast((color) => color)
}
