import type { Words } from '../words.ts'
import { care } from './care.ts'
import { fit } from './fit.ts'
import { clothMaterials } from './cloth-materials.ts'
import { shoeMaterials } from './shoe-materials.ts'
import { sustainability } from './sustainability.ts'

const passages = { materials: { ...shoeMaterials, ...clothMaterials }, fit, care, sustainability }

/** Which passage stands in each detail section of a style. */
export type DetailKeys = {
  materials: keyof typeof shoeMaterials | keyof typeof clothMaterials
  fit: keyof typeof fit
  care: keyof typeof care
  sustainability?: keyof typeof sustainability
}

export type Section = keyof DetailKeys

const titles: Record<Section, Words> = {
  materials: { en: 'Materials', fr: 'Matières', de: 'Material' },
  fit: { en: 'Fit', fr: 'Coupe et taille', de: 'Passform' },
  care: { en: 'Care', fr: 'Entretien', de: 'Pflege' },
  sustainability: { en: 'Sustainability', fr: 'Durabilité', de: 'Nachhaltigkeit' },
}

export type WrittenSection = { id: Section; title: Words; text: Words }

/** The detail sections of a style in reading order, with their passages. */
export function sectionsOf({
  materials,
  fit: fitKey,
  care: careKey,
  sustainability: key,
}: DetailKeys): WrittenSection[] {
  const sections: WrittenSection[] = [
    { id: 'materials', title: titles.materials, text: passages.materials[materials] },
    { id: 'fit', title: titles.fit, text: passages.fit[fitKey] },
    { id: 'care', title: titles.care, text: passages.care[careKey] },
  ]
  if (key !== undefined)
    sections.push({ id: 'sustainability', title: titles.sustainability, text: passages.sustainability[key] })
  return sections
}
