/** What a reviewer talks about: footwear, clothing, things that are carried or worn besides, and what children wear. */
export type Subject = 'footwear' | 'clothing' | 'accessory' | 'kids'

/** What only some of a subject have: laces, sleeves and zips, a place on head or feet, a place on the back. */
export type Trait = 'laced' | 'layer' | 'worn' | 'carried'

/** How somebody found it: four stars and up, three, or fewer. */
export type Mood = 'good' | 'fair' | 'poor'

/** Whole sentences and titles of one language, which go together in any order within a subject. */
export type SentenceKit = {
  titles: Record<Mood, readonly string[]>
  bySubject: Record<Subject, Record<Mood, readonly string[]>>
  /** What is said of traits besides. */
  more: Record<Trait, Record<'good' | 'fair', readonly string[]>>
  /** Of what keeps water out. */
  waterproof: readonly string[]
  /** Ends of texts. */
  endings: Record<Mood, readonly string[]>
  names: readonly string[]
}
