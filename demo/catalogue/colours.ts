import type { Colourway } from '#demo/pictures/drawing.ts'
import type { Words } from './words.ts'

export type Colour = {
  name: Words
  /** What the shopper picks by: the colour seen first, not always the base. */
  swatch: string
  colourway: Colourway
}

const colour = (
  en: string,
  fr: string,
  de: string,
  base: string,
  accent: string,
  trim: string,
  sole: string,
): Colour => ({ name: { en, fr, de }, swatch: base, colourway: { base, accent, trim, sole } })

/** Marlow's palette by code. Append only: a colour's place in the list is part of its variants' upc. */
export const colours = {
  FRN: colour('Fern', 'Fougère', 'Farn', '#52704a', '#35502f', '#e0b04a', '#ece4d2'),
  SLT: colour('Slate', 'Ardoise', 'Schiefer', '#56626c', '#3a444d', '#d9743c', '#e6e3dc'),
  EMB: colour('Ember', 'Braise', 'Glut', '#c9532b', '#8f3217', '#f1d9b0', '#2b2a2c'),
  CHK: colour('Chalk', 'Craie', 'Kreide', '#e9e2d4', '#cfc4b0', '#4d5a4c', '#c79a63'),
  INK: colour('Ink', 'Encre', 'Tinte', '#1f2733', '#3a4658', '#c9d3dc', '#f0ebe1'),
  PEA: colour('Peat', 'Tourbe', 'Torf', '#4b3b30', '#6b5543', '#d3b483', '#251f1b'),
  MOS: colour('Moss', 'Mousse', 'Moos', '#6f7646', '#4c522f', '#e3d8b4', '#3a3328'),
  GOR: colour('Gorse', 'Ajonc', 'Ginster', '#dba928', '#a87a14', '#27302b', '#f1ead9'),
  HTH: colour('Heather', 'Bruyère', 'Heide', '#83698c', '#5e4867', '#dfc9b4', '#eee8e2'),
  TID: colour('Tide', 'Marée', 'Gezeiten', '#2f687c', '#1d4756', '#e8935c', '#ebe7dd'),
  FJD: colour('Fjord', 'Fjord', 'Fjord', '#29466a', '#182d49', '#9fc3c9', '#e9e5dc'),
  RST: colour('Rust', 'Rouille', 'Rost', '#9c4c2c', '#6d301a', '#e5c79b', '#3a2a22'),
  OAT: colour('Oat', 'Avoine', 'Hafer', '#d6c4a2', '#b59e76', '#5b4632', '#f2ebdc'),
  BRK: colour('Bark', 'Écorce', 'Rinde', '#6e4d35', '#4c3323', '#c99a5b', '#2a221d'),
  FIR: colour('Fir', 'Sapin', 'Tanne', '#1f4b3d', '#123229', '#d8b56a', '#e8e0cd'),
  MST: colour('Mist', 'Brume', 'Nebel', '#b7c1c3', '#8b989b', '#36505c', '#f1efe9'),
  PEB: colour('Pebble', 'Galet', 'Kiesel', '#a69d8e', '#7d7466', '#e9e1d2', '#4a443c'),
  COA: colour('Coal', 'Charbon', 'Kohle', '#2a2b2e', '#45474b', '#8d9093', '#1b1b1d'),
  CLY: colour('Clay', 'Argile', 'Lehm', '#b87a5b', '#8d553a', '#f0e0c8', '#e9dfcf'),
  ROW: colour('Rowan', 'Sorbier', 'Vogelbeere', '#b23a32', '#7c211f', '#f2e3cc', '#efe8db'),
  DSK: colour('Dusk', 'Crépuscule', 'Dämmerung', '#4c4869', '#332f4b', '#e2a48c', '#dcd7dd'),
  DAW: colour('Dawn', 'Aurore', 'Morgenrot', '#dfa18d', '#bd7562', '#5b3a42', '#f4ece3'),
  LCH: colour('Lichen', 'Lichen', 'Flechte', '#a8b496', '#7d8b6c', '#d4723c', '#f0ece0'),
  SEA: colour('Sea Glass', 'Verre de mer', 'Meerglas', '#85b1a5', '#568479', '#f3e6c8', '#eff0ea'),
  CRN: colour('Cornflower', 'Bleuet', 'Kornblume', '#5a80bf', '#3a5a94', '#f4d06f', '#f1eee8'),
  HNY: colour('Honey', 'Miel', 'Honig', '#c98d3f', '#97652a', '#4f3722', '#e6d5b4'),
  SNW: colour('Snow', 'Neige', 'Schnee', '#f3f0ea', '#d9d5cc', '#b9b4aa', '#e4dfd4'),
  DMS: colour('Damson', 'Quetsche', 'Zwetschge', '#572c46', '#3a1a2e', '#d49fae', '#e9e0dc'),
  STW: colour('Straw', 'Paille', 'Stroh', '#cbb676', '#9e8a4c', '#2f4a3d', '#f0e9d6'),
  BRM: colour('Bramble', 'Mûre', 'Brombeere', '#3b2d4f', '#574371', '#c9a5d0', '#26202f'),
} as const satisfies Record<string, Colour>

export type ColourCode = keyof typeof colours

/** All codes in the palette's order. */
export const colourCodes: readonly string[] = Object.keys(colours)
