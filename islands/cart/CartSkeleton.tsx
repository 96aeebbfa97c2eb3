import css from './CartSkeleton.module.css'

/** Holds the place of lines that are on their way, at their size. */
export const CartSkeleton = ({ label, lines = 2 }: { label: string; lines?: number }) => (
  <div role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, line) => (
      <div className={css.line} key={line} aria-hidden="true">
        <span className={css.picture} />
        <span className={css.text}>
          <span />
          <span />
        </span>
      </div>
    ))}
  </div>
)
