import { cartPersonalData } from '#src/backend/cart/cart-personal-data.ts'
import { contactPersonalData } from '#src/backend/contact/contact-personal-data.ts'
import { customerPersonalData } from '#src/backend/customer/customer-personal-data.ts'
import { identityPersonalData } from '#src/backend/identity/identity-personal-data.ts'
import { orderPersonalData } from '#src/backend/orders/store/order-personal-data.ts'
import { savedCardPersonalData } from '#src/backend/customer/saved-cards/saved-card-personal-data.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { promotionPersonalData } from '#src/backend/promotions/promotion-personal-data.ts'
import { stockRequestPersonalData } from '#src/backend/back-in-stock/stock-request-personal-data.ts'
import { reviewPersonalData } from '#src/backend/reviews/review-personal-data.ts'
import { wishlistPersonalData } from '#src/backend/wishlists/wishlist-personal-data.ts'

/** Every domain that holds something of a person; the account goes last. */
export const personalDataOfShop: readonly PersonalData[] = [
  cartPersonalData,
  wishlistPersonalData,
  contactPersonalData,
  reviewPersonalData,
  stockRequestPersonalData,
  orderPersonalData,
  savedCardPersonalData,
  promotionPersonalData,
  identityPersonalData,
  customerPersonalData,
]
