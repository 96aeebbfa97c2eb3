type Props = {
  /** Where it is posted: a path of this shop. */
  action: string
  reference: { orderNumber: string; email: string }
  label: string
  /** What the page shall do with the order; none where it only shows it. */
  act?: string
  /** What goes along besides. */
  hidden?: Readonly<Record<string, string>>
  look?: 'primary' | 'quiet'
}

/** A button that posts which order is meant: its number and email, so that neither stands in an address. */
export const OrderButton = ({ action, reference, label, act, hidden = {}, look = 'quiet' }: Props) => {
  const { orderNumber, email } = reference
  return (
    <form method="post" action={action}>
      {Object.entries({ orderNumber, email, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" data-style={look} name={act === undefined ? undefined : 'act'} value={act}>
        {label}
      </button>
    </form>
  )
}
