import './order-notice.css'

/** What has just become of an order, or why nothing did; it has the focus. */
export const OrderNotice = ({
  done,
  failure,
}: {
  done?: string | undefined
  failure?: string | undefined
}) => (
  <>
    {done && (
      <p className="order-notice" role="status" tabIndex={-1} autoFocus ref={(note) => note?.focus()}>
        {done}
      </p>
    )}
    {failure && (
      <p className="order-notice" data-look="failure" role="alert" tabIndex={-1} autoFocus>
        {failure}
      </p>
    )}
  </>
)
