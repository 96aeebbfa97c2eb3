import { editDistance } from '#src/rules/texts/edit-distance.ts'

/** Where many shoppers have their mail, in the countries of the shop. */
const mailDomains = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.ca', 'yahoo.de', 'yahoo.fr', 'yahoo.co.uk'],
  ...['hotmail.com', 'hotmail.ca', 'hotmail.de', 'hotmail.fr', 'hotmail.co.uk', 'outlook.com', 'outlook.de'],
  ...['outlook.fr', 'live.com', 'live.ca', 'live.de', 'live.fr', 'live.co.uk', 'icloud.com', 'comcast.net'],
  ...['verizon.net', 'sbcglobal.net', 'bellsouth.net', 'protonmail.com', 'sympatico.ca', 'videotron.ca'],
  ...['rogers.com', 'btinternet.com', 'virginmedia.com', 'talktalk.net', 't-online.de', 'freenet.de'],
  ...['orange.fr', 'wanadoo.fr', 'laposte.net'],
]

/** Domains that are one letter away from another, and right. */
const ownDomains: ReadonlySet<string> = new Set([
  ...['ymail.com', 'gmx.com', 'gmx.net', 'mail.com', 'email.com', 'fastmail.com', 'hotmail.be', 'gmail.fr'],
  ...['orange.net', 'icloud.net'],
])

const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'))

/** The end of a domain that is a country's own, and no slip of `com`: people of another country have mail at the same provider. */
const isOfCountry = (domain: string): boolean => /\.(?!co$|cm$|om$)[a-z]{2}$/.test(domain)

const isSlipOf = (domain: string, meant: string): boolean => {
  if (nameOf(domain) === nameOf(meant) && isOfCountry(domain)) return false
  const allowed = meant.length > 8 && domain[0] === meant[0] ? 2 : 1
  return editDistance(domain, meant, allowed) <= allowed
}

/** The email that was meant, where a domain is a letter or two beside one that many have: `anna@gmial.com` is `anna@gmail.com`. */
export const emailMeant = (typed: string): string | undefined => {
  const [, mailbox, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (mailbox === undefined || mailDomains.includes(domain) || ownDomains.has(domain)) return undefined
  const nearest = mailDomains
    .filter((meant) => isSlipOf(domain, meant))
    .map((meant) => ({ meant, edits: editDistance(domain, meant, 2) }))
    .toSorted((one, other) => one.edits - other.edits)[0]
  return nearest && `${typed.trim().slice(0, mailbox.length)}@${nearest.meant}`
}
