const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/**
 * An email address whose domain has two labels at least (specification, shopping, section 5), with dots and lengths as RFC 5321 allows
 * them: none at an end or beside another, 64 characters before the @, 63 in a label. A regular expression without its anchors.
 */
export const emailPattern = `(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@${label}(?:\\.${label})+`
