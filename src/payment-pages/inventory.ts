/**
 * The scripts of the pages that take payment, by source, and why each is there (PCI DSS 6.4.3). The build throws where a page of the
 * checkout would load another one, or where one of these is loaded by none. What a script imports at its start belongs to it.
 */
export type InventoryEntry = {
  /** A file of the project, or a folder where it ends in `/`. */
  source: string
  why: string
  /** Whether pages name it themselves; all others are loaded by one of these when they are wanted. */
  isEntry?: true
}

const checkout = 'src/features/checkout/'
const joined = 'One file for all pages of the shop, of which the checkout needs the part of consent: '

export const inventory: readonly InventoryEntry[] = [
  {
    source: `${checkout}CheckoutPage.astro`,
    why: 'What tells failures, orders by wallets, and opens dialogs',
    isEntry: true,
  },
  {
    source: `${checkout}review/ChallengeResult.astro`,
    why: 'Tells the review what a shopper decided at their bank',
    isEntry: true,
  },
  {
    source: 'islands/checkout/review/ReviewFlow.tsx',
    why: 'The last step: places the order once, and shows that a person does',
    isEntry: true,
  },
  {
    source: 'islands/checkout/shipping/ShippingFlow.tsx',
    why: 'The step of the delivery: addresses, that are suggested too, and how it comes',
    isEntry: true,
  },
  {
    source: 'islands/checkout/shipping/CollectionFlow.tsx',
    why: 'Collection points, and who collects',
    isEntry: true,
  },
  {
    source: 'islands/checkout/payment/PaymentFlow.tsx',
    why: 'The step of the payment: the acquirer takes the card, so that the shop gets a token',
    isEntry: true,
  },
  {
    source: 'islands/account/NewCardForm.tsx',
    why: 'A card to save: the acquirer takes it, so that the shop gets a token',
    isEntry: true,
  },
  {
    source: 'src/features/account/AccountPage.astro',
    why: 'The frame of pages of the account: what tells failures',
    isEntry: true,
  },
  {
    source: 'node_modules/@astrojs/react/dist/client.js',
    why: 'Starts the steps of the checkout in the browser',
    isEntry: true,
  },
  {
    source: 'src/features/associate/AssociateBar.astro',
    why: 'Tells an associate for whom they sell',
    isEntry: true,
  },
  {
    source: 'src/features/preview/PreviewBar.astro',
    why: 'Tells an editor what they preview',
    isEntry: true,
  },
  { source: 'src/features/consent/ConsentLink.astro', why: 'Takes the choice of cookies', isEntry: true },
  { source: 'src/layouts/Header.astro', why: `${joined}the head of pages`, isEntry: true },
  {
    source: 'src/features/shop-frame/ShopPage.astro',
    why: `${joined}the search field, the order and the facets of products`,
    isEntry: true,
  },
  {
    source: 'blocks/benefit-bar/benefit-bar-script.astro',
    why: `${joined}benefits in turn`,
    isEntry: true,
  },
  { source: 'blocks/mega-menu/mega-menu.astro', why: `${joined}the menu`, isEntry: true },
  {
    source: 'src/components/carousel/carousel-script.astro',
    why: `${joined}carousels`,
    isEntry: true,
  },
  {
    source: 'src/components/promotions/promotions-script.astro',
    why: `${joined}promotions`,
    isEntry: true,
  },
  {
    source: 'src/components/product-card/swatch-keys-script.astro',
    why: `${joined}colours by keyboard`,
    isEntry: true,
  },
  {
    source: 'src/block-rendering/variant/variant-script.astro',
    why: `${joined}content for this visitor`,
    isEntry: true,
  },
  { source: 'src/client/mock-mode.ts', why: 'Names faults to try, outside production alone' },
  { source: 'src/client/solve-challenge.ts', why: 'Shows that a person orders' },
  { source: 'src/rules/address/address-fault.ts', why: 'Checks addresses by the rules of their country' },
  { source: 'src/stores/checkout/address-suggestions.ts', why: 'Suggests addresses while they are typed' },
  { source: 'src/rules/customer/email-meant.ts', why: 'Asks about an email that looks mistyped' },
  { source: 'src/rules/customer/phone-number.ts', why: 'Writes phone numbers as their country does' },
  { source: 'src/layouts/load-failure.ts', why: 'Has failures told' },
  { source: 'src/layouts/show-failure.ts', why: 'Tells a failure that no place on the page tells' },
  { source: 'src/layouts/dialogs/load-dialogs.ts', why: 'Has dialogs loaded' },
  { source: 'src/layouts/dialogs/open-dialogs.ts', why: 'Opens dialogs' },
  { source: 'src/layouts/dialogs/load-shown.ts', why: 'Has dialogs shown' },
  { source: 'islands/checkout/CartGone.tsx', why: 'Tells that a cart was ordered elsewhere' },
  { source: 'src/layouts/dialogs/show-dialogs.ts', why: 'Shows dialogs' },
  {
    source: 'src/layouts/dialogs/load-notify-me.ts',
    why: 'Has a dialog loaded that waits for what is sold out',
  },
  { source: 'src/layouts/wallets/wallet-buttons.ts', why: 'Hands an item to a wallet' },
  { source: 'src/layouts/wallets/load-wallet.ts', why: 'Has wallets loaded' },
  { source: 'src/layouts/wallets/open-wallet.ts', why: 'Orders by a wallet' },
  { source: 'islands/checkout/payment/provider-card.ts', why: "Adyen's card fields, by its own library" },
  { source: 'src/features/consent/choose.ts', why: 'Takes the choice of cookies once somebody chooses' },
  { source: 'src/features/consent/settings-dialog.ts', why: 'Shows the choice of cookies as a dialog' },
  { source: 'src/components/carousel/carousel.ts', why: 'Moves carousels' },
  { source: 'src/components/carousel/rotation.ts', why: 'Moves carousels by themselves' },
  { source: 'src/components/product-card/press-heart.ts', why: 'Keeps favorites' },
  { source: 'src/features/shop-frame/act-on-part.ts', why: 'Sorts products, and has searches suggested' },
  {
    source: 'src/layouts/search/start-suggestions.ts',
    why: 'Suggests what is searched for, where there is a search field',
  },
  {
    source: 'src/features/catalogue/facets/facet-form.ts',
    why: 'Counts and shows facets, where there is a listing',
  },
  { source: 'src/features/reviews/judge-in-place.ts', why: 'Judges a review, where there are any' },
  {
    source: 'src/components/recommendations/track-recommendations.ts',
    why: 'Counts recommendations that are seen, where there are any',
  },
  { source: 'islands/dialogs/', why: 'Shows a dialog with its texts' },
  { source: 'islands/auth/', why: 'Signs in, or up, in a dialog' },
  { source: 'src/stores/auth/', why: 'Signs in by a passkey, and makes one' },
  { source: 'islands/mini-cart/MiniCart.tsx', why: 'The cart in a dialog' },
  {
    source: 'islands/bot-challenge/BotChallenge.tsx',
    why: 'Asks whether a person is shopping, where a guard of the shop wants to know',
  },
  { source: 'islands/cart/gifts/GiftOptionDialog.tsx', why: "A gift's wrapping, in a dialog" },
  { source: 'islands/cart/delivery/ChangeDelivery.tsx', why: 'Changes the delivery of an item, in a dialog' },
  { source: 'islands/quick-shop/', why: 'Chooses a variant, in a dialog' },
  { source: 'islands/pickup/', why: 'Chooses a store, in a dialog' },
  { source: 'islands/checkout/read-step.tsx', why: 'Reads a step that is shown in place of another' },
  {
    source: 'islands/checkout/shipping/ShippingStep.tsx',
    why: 'The step of the delivery, in place of another',
  },
  { source: 'islands/checkout/payment/PaymentStep.tsx', why: 'The step of the payment, in place of another' },
  { source: 'islands/checkout/review/ReviewStep.tsx', why: 'The last step, in place of another' },
  { source: 'islands/checkout/review/ThreeDsChallenge.tsx', why: 'Frames the page of a bank, in a dialog' },
  { source: 'islands/pay-later/PayLater.tsx', why: 'Tells of paying later, in a dialog' },
  { source: 'islands/wallets/WalletSimulation.tsx', why: 'The simulated sheet of a wallet' },
  { source: 'src/messages/', why: 'Texts of dialogs, in the language of the page' },
]

/** Scripts that stand in the page itself, by the file that has their text. */
export const inlineInventory = {
  'blocks/benefit-bar/hide-if-closed.ts': 'Hides a bar that the visitor closed, before it is painted',
  'src/rules/consent/hide-if-settled.ts':
    'Hides the banner of consent where that is settled, before it is painted',
  'src/rules/personalization/mark-employees.ts': 'Leaves out what employees have not, before it is painted',
  'astro/runtime/server/astro-island.prebuilt.js': 'Loads the script of an island, and hands its data over',
  'astro/runtime/client/load.prebuilt.js': 'Says when an island is loaded',
  'src/rules/navigation/speculation-rules.ts': 'Says which pages may be fetched ahead; it runs nothing',
} as const
