type Facts = {
  title: string
  description?: string | undefined
  /** Day or instant of publication, ISO. */
  date?: string | undefined
  keywords: readonly string[]
  /** Address of the picture. */
  image?: string | undefined
  url: string
  /** Language and country, `fr-CA`. */
  language: string
  publisher: { name: string; logo: string }
}

/** An article as schema.org's Article. */
export const articleData = ({
  title,
  description,
  date,
  keywords,
  image,
  url,
  language,
  publisher,
}: Facts) => {
  const organization = { '@type': 'Organization', name: publisher.name }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(description ? { description } : {}),
    ...(date ? { datePublished: date, dateModified: date } : {}),
    ...(image ? { image: [image] } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.join(', ') } : {}),
    inLanguage: language,
    mainEntityOfPage: url,
    author: organization,
    publisher: { ...organization, logo: { '@type': 'ImageObject', url: publisher.logo } },
  }
}
