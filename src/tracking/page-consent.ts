import { allowsCategory, type ConsentCategory } from '#src/rules/personalization/consent.ts'

/** Window events after which consent may differ: our own, and that of the consent tool. */
const consentEvents = ['welt:consent', 'OneTrustGroupsUpdated']

/** Whether this page's visitor allows a category. The layout tells the market; a preview is counted nowhere. */
export const pageAllows = (category: ConsentCategory): boolean => {
  const { region, preview } = document.documentElement.dataset
  const cookies = document.cookie
  return (
    preview === undefined &&
    allowsCategory(category, { region: region === 'NORA' ? 'NORA' : 'EMEA', cookies })
  )
}

export const onConsentChange = (changed: () => void): void => {
  for (const name of consentEvents) window.addEventListener(name, changed)
}
