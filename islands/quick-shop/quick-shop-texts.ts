import type { Messages } from '#src/messages/messages.ts'
import type { BuyBoxTexts } from '#src/rules/catalogue/buy-box-view.ts'

/** What quick-shop may have to say. */
export type QuickShopTexts = Messages['catalogue']['quickShop'] &
  Pick<Messages['dialogs'], 'close' | 'dismiss'> &
  Pick<Messages['catalogue'], 'notifyMe'> & {
    /** The words of the buy box, but for the amounts of a product. */
    box: Omit<BuyBoxTexts, 'amounts'>
    /** Read before the two prices of a reduction. */
    prices: { was: string; now: string }
    /** That prices hold the tax; missing where it comes on top. */
    priceNote: Messages['catalogue']['priceNote'] | undefined
    loading: Messages['dialogs']['form']
    wallets: Messages['tenders']['names']
  }
