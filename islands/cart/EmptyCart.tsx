import { Icon } from '#islands/ui/Icon.tsx'
import css from './EmptyCart.module.css'

type Props = { texts: { empty: string; emptyHint: string; startShopping: string }; locale: string }

export const EmptyCart = ({ texts, locale }: Props) => (
  <div className={css.empty}>
    <span className={css.picture}>
      <Icon name="cart" size={40} />
    </span>
    <p className={css.title}>{texts.empty}</p>
    <p className={css.hint}>{texts.emptyHint}</p>
    <a className="button" data-style="primary" href={`/${locale}`}>
      {texts.startShopping}
    </a>
  </div>
)
