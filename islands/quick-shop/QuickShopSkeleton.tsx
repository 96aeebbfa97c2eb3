import css from './QuickShopSkeleton.module.css'

/** Holds the place of picture, words, colours and sizes that are on their way. */
export const QuickShopSkeleton = ({ label }: { label: string }) => (
  <div className={css.skeleton} role="status" aria-label={label}>
    <span className={css.picture} />
    <span className={css.words}>
      <span />
      <span />
    </span>
    <span className={css.row} />
    <span className={css.row} />
  </div>
)
