import { billing, manhattan } from '#tests/fixtures/addresses.ts'

/** What goes into a call. */
export type Input = { path?: object; query?: object; body?: object }

/** A cart that has a line. */
type FilledCart = { cartId: string; itemId: string }

const changed = {
  ...{ productId: 'FELLBOOT1', upc: 'boot-frn-9', qty: 3, maxQty: 7, recipeId: 'recipe-1' },
  storeId: 'us-portland',
  giftOption: { to: 'Zoë', email: 'zoe@example.com', message: 'Für dich' },
}
const item = {
  ...changed,
  precreatedCustomsCode: 'customs-1',
  productImageURL: 'https://shop.test/boot.png',
  pdpUrl: '/en-us/p/boot-FELLBOOT1',
}
const posted = {
  addresses: [{ ...manhattan, optionType: 'locker' }],
  subscriptions: { newsletterConsent: false },
  context: 'COLLECTION',
  bid: 'browser-1',
}

/** Calls that answer with all that is sent, by the same names; what `cartId`, `itemId` and `storeId` name has it as its `id`. */
export const writesThatEcho = ({ cartId, itemId }: FilledCart): [key: string, input: Input][] => {
  const path = { basketId: cartId }
  return [
    ['POST /cart/v1/cartWithItem', { body: item }],
    [
      'POST /cart/v1/cartWithItem',
      { body: { productId: 'GIFTCARD01', upc: 'gift-card', customAmount: 7500 } },
    ],
    ['POST /cart/v1/item', { body: { ...item, cartId } }],
    ['PUT /cart/v1/cart/{basketId}/item', { path, body: { ...changed, cartId, itemId } }],
    [
      'POST /cart/v1/reserveWithItem',
      { body: { cartId, productId: 'FELLBOOT1', upc: 'boot-snd-9', qty: 2 } },
    ],
    ['POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: posted }],
    ['POST /cart/v1/cart/{basketId}/shippingAddress/validation', { path, body: posted }],
    ['PUT /cart/v1/cart/{basketId}/estimate', { path, body: { countryCode: 'US', postalCode: '02134' } }],
    ['POST /cart/v1/cart/{basketId}/billingAddress', { path, body: billing }],
    ['POST /cart/v1/deviceFingerPrint', { body: { cartId, deviceFingerPrint: 'device-1' } }],
    [
      'POST /wishlists/v2/favorites',
      { body: { id: 'FELLBOOT1', qty: 4, itemType: 'variant', upc: 'boot-frn-10' } },
    ],
  ]
}

const search = 'POST /stores/v1/search'
const points = 'POST /stores/v1/collectionPoints'
const availability = 'POST /products/v1/products/{productId}/availability'
const position = { latitude: 45.5, longitude: -122.6 }
const boot = { productId: 'FELLBOOT1' }

/** Readings that answer otherwise by a field. */
export const readingsThatDiffer: { key: string; without: Input; by: Input }[] = [
  ...[search, points].flatMap((key) => [
    { key, without: { body: {} }, by: { query: { limit: 1 }, body: {} } },
    { key, without: { body: {} }, by: { query: { offset: 1 }, body: {} } },
    { key, without: { body: {} }, by: { body: { place: 'Berlin' } } },
    { key, without: { body: {} }, by: { body: position } },
    { key, without: { body: {} }, by: { body: { countryCode: 'DE' } } },
    { key, without: { body: position }, by: { body: { ...position, radius: 1 } } },
  ]),
  { key: search, without: { body: {} }, by: { body: { services: ['repair'] } } },
  { key: search, without: { body: {} }, by: { body: boot } },
  { key: search, without: { body: boot }, by: { body: { ...boot, upc: 'boot-frn-8' } } },
  { key: search, without: { body: boot }, by: { body: { ...boot, inStock: true } } },
  { key: points, without: { body: {} }, by: { body: { optionType: 'LOCKER' } } },
  ...[{ limit: 1 }, { offset: 1 }, { countryCode: 'DE' }].map((query) => ({
    key: availability,
    without: { path: boot, body: {} },
    by: { path: boot, query, body: {} },
  })),
  ...[{ storeIds: ['us-portland'] }, { upcs: ['boot-frn-8'] }].map((body) => ({
    key: availability,
    without: { path: boot, body: {} },
    by: { path: boot, body },
  })),
]

/** Tests that send a fixture whole, by the name it has there, and are answered with it. */
export const shownWhole: { file: string; test: string; key: string; fixture: string; body: object }[] = [
  {
    file: 'order-payments.ts',
    test: 'keeps what is told of a payment, and believes nobody who says that they sell',
    key: 'PUT /cart/v2/checkout/order',
    fixture: '...billing',
    body: { billingAddress: billing },
  },
]

/** Tests that show what other fields do, by call. */
export const shownByTests: { file: string; test: string; shows: Record<string, string> }[] = [
  {
    file: 'order-payments.ts',
    test: 'keeps what is told of a payment, and believes nobody who says that they sell',
    shows: {
      'POST /cart/v1/cart/prepareOrder': 'basketId',
      'PUT /cart/v2/checkout/order':
        'cartId recaptcha_response paymentMethod.code paymentMethod.bin paymentMethod.type paymentMethod.additionalData.token paymentMethod.additionalData.paymentInstrumentId paymentMethod.additionalData.cardType paymentMethod.additionalData.sessionID paymentMethod.additionalData.paymentData paymentMethod.additionalData.threeDS2Result paymentMethod.additionalData.c_requestID paymentMethod.additionalData.c_paymentID paymentMethod.additionalData.c_payerID inStoreSalesInfo.storeId inStoreSalesInfo.storeName inStoreSalesInfo.storeEmployeeId inStoreSalesInfo.storeEmployeeName',
      'PATCH /cart/v2/checkout/order/{orderNumber}':
        'paymentMethod.code paymentMethod.additionalData.token paymentMethod.additionalData.paymentInstrumentId paymentMethod.additionalData.cardType paymentMethod.additionalData.sessionID paymentMethod.additionalData.paymentData paymentMethod.additionalData.threeDS2Result paymentMethod.additionalData.c_requestID paymentMethod.additionalData.c_paymentID paymentMethod.additionalData.c_payerID',
    },
  },
  {
    file: 'order-totals.ts',
    test: 'orders at the total alone that the shopper saw',
    shows: { 'PUT /cart/v2/checkout/order': 'total' },
  },
  {
    file: 'order-tenders.ts',
    test: 'has a card pay no more than the shopper saw, once the gift card beside it is taken off',
    shows: { 'PUT /cart/v2/checkout/order': 'remainingToPay' },
  },
  {
    file: 'cart-delivery.ts',
    test: 'keeps and answers no token that proves a person',
    shows: {
      'POST /cart/v2/cart/{basketId}/shippingAddress': 'recaptcha_response',
      'POST /cart/v1/cart/{basketId}/shippingAddress/validation': 'recaptcha_response',
    },
  },
  {
    file: 'cart-writes.ts',
    test: 'creates a cart with %s as it is read',
    shows: { 'POST /cart/v1/cartWithItem': 'position' },
  },
  {
    file: 'carts.ts',
    test: 'puts a new line at place %s',
    shows: { 'POST /cart/v1/item': 'position' },
  },
  {
    file: 'cart-writes.ts',
    test: 'takes the amount that a shopper names as the price, within its bounds',
    shows: {
      'POST /cart/v1/item': 'customAmount',
      'PUT /cart/v1/cart/{basketId}/item': 'customAmount',
    },
  },
  {
    file: 'cart-writes.ts',
    test: 'lowers lines to the stock where that is asked for, tells of it this once, and is silent where stock does not matter',
    shows: { 'GET /cart/v1/cart/{basketId}': 'isPatchRequired inventorySupplyCheck' },
  },
  {
    file: 'promotions.ts',
    test: 'lets the shopper choose the gift, leave it out, and take it back',
    shows: { 'POST /cart/v1/item': 'bonus' },
  },
  {
    file: 'pickup.ts',
    test: 'tells of each item whether it can be had in the shopper’s own store',
    shows: { 'GET /cart/v1/cart/{basketId}': 'favStoreId' },
  },
  {
    file: 'promotions.ts',
    test: 'explains to editors, and to nobody else, what does not apply and why',
    shows: { 'GET /cart/v1/cart/{basketId}': 'explain' },
  },
  {
    file: 'pickup.ts',
    test: 'has an item picked up in a store, and says what it holds',
    shows: { 'PUT /cart/v1/cart/{basketId}/item': 'action favStoreId' },
  },
  {
    file: 'carts.ts',
    test: 'removes a line once',
    shows: { 'DELETE /cart/v1/item': 'cartId itemId upc' },
  },
  {
    file: 'saved-for-later.ts',
    test: 'brings a line back just as it was',
    shows: { 'POST /cart/v1/item': 'saveForLater.saveForLaterId saveForLater.itemId' },
  },
  {
    file: 'saved-for-later.ts',
    test: 'changes variant and quantity of a saved item, which joins the same choice',
    shows: {
      'POST /cart/v2/cart/{basketId}/saveForLater': 'itemId saveForLaterId',
      'PUT /cart/v2/saveForLater': 'saveForLaterId itemId productId upc qty',
    },
  },
  {
    file: 'saved-for-later.ts',
    test: 'gives a part of a long list, and takes no more than it may hold',
    shows: { 'GET /wishlists/v2/saveForLater': 'start count' },
  },
  {
    file: 'rewards.ts',
    test: 'applies a voucher as a tender, and takes it off',
    shows: { 'PUT /cart/v1/cart/{basketId}/reward': 'appliedLoyaltyVoucher' },
  },
  {
    file: 'coupons.ts',
    test: 'takes a coupon off as the cart shows it, and puts it on in any spelling, once',
    shows: { 'PUT /cart/v1/coupon': 'cartId code', 'DELETE /cart/v1/coupon': 'cartId code' },
  },
  {
    file: 'cart-delivery.ts',
    test: 'chooses how a shipment comes, and says once that is no longer possible',
    shows: { 'POST /cart/v1/shippingMethod': 'cartId code shippingId shopperAppliedSM' },
  },
  {
    file: 'cart-adjustments.ts',
    test: 'adjusts the order, an item and delivery, changes that and takes it back',
    shows: {
      'POST /cart/v1/cart/{basketId}/price_adjustments': 'level itemId amount percent reason',
      'PATCH /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}': 'amount percent reason',
    },
  },
  {
    file: 'gift-cards.ts',
    test: 'tells the balance of a card, however its number is typed',
    shows: { 'POST /cart/v1/giftcard/balance': 'c_gcCardNumber pin' },
  },
  {
    file: 'cart-tenders.ts',
    test: 'passes on what a payment service calls its parts by',
    shows: {
      'POST /cart/v1/cart/{basketId}/paymentInstruments':
        'payment_method_id c_requestID c_paymentID c_payerID',
    },
  },
  {
    file: 'cart-tenders.ts',
    test: 'takes gift cards before the card, and tells at each step what is left to pay',
    shows: {
      'POST /cart/v1/cart/{basketId}/paymentInstruments': 'token c_gcCardNumber pin',
      'DELETE /cart/v1/cart/{basketId}/paymentInstruments': 'payment_instrument_id',
    },
  },
  {
    file: 'wallets.ts',
    test: 'opens no session for a card without a wallet',
    shows: { 'GET /cart/v1/paymentSession': 'referer paymentMethodId paymentMethod' },
  },
  {
    file: 'wallets.ts',
    test: 'pays with what a wallet gave the page, which nothing shows',
    shows: {
      'POST /cart/v1/cart/{basketId}/paymentInstruments': 'additionalDetails.paymentData',
    },
  },
  {
    file: 'saved-cards.ts',
    test: 'pays a cart with a saved card of one’s own',
    shows: { 'POST /cart/v1/cart/{basketId}/paymentInstruments': 'paymentInstrumentId' },
  },
  {
    file: 'favorites.ts',
    test: 'gives a part of a long list, and takes no more than it may hold',
    shows: { 'GET /wishlists/v2/favorites': 'start count' },
  },
  {
    file: 'favorites.ts',
    test: 'keeps one item of the same product, with the quantity that was asked for last',
    shows: { 'POST /wishlists/v2/favorites': 'favoriteId' },
  },
  {
    file: 'favorites.ts',
    test: 'lets others read what is shared, and change nothing',
    shows: { 'GET /wishlists/v2/favorites/{favoriteId}/share': 'token start count' },
  },
]
