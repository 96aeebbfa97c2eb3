type Props = {
  text: string
  /** The links by the names of the placeholders. They open beside the page. */
  links: Readonly<Record<string, { href: string; label: string }>>
  className?: string
}

/** A paragraph with links where its placeholders stand. */
export const LinkedText = ({ text, links, className }: Props) => {
  const known = new Map(Object.entries(links))
  return (
    <p className={className}>
      {text.split(/(\{\w+\})/).map((word) => {
        const link = known.get(word.slice(1, -1))
        return link ? (
          <a key={word} href={link.href} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        ) : (
          word
        )
      })}
    </p>
  )
}
