import account from './account.json' with { type: 'json' }
import acquirer from './acquirer.json' with { type: 'json' }
import associate from './associate.json' with { type: 'json' }
import backInStock from './back-in-stock.json' with { type: 'json' }
import cart from './cart.json' with { type: 'json' }
import catalogue from './catalogue.json' with { type: 'json' }
import checkout from './checkout.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import dialogs from './dialogs.json' with { type: 'json' }
import discounts from './discounts.json' with { type: 'json' }
import documents from './documents.json' with { type: 'json' }
import enrollment from './enrollment.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import mail from './mail.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import passkeys from './passkeys.json' with { type: 'json' }
import photos from './photos.json' with { type: 'json' }
import preview from './preview.json' with { type: 'json' }
import recommendations from './recommendations.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import returns from './returns.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }
import stores from './stores.json' with { type: 'json' }
import tenders from './tenders.json' with { type: 'json' }
import validation from './validation.json' with { type: 'json' }
import wallets from './wallets.json' with { type: 'json' }
import warranty from './warranty.json' with { type: 'json' }
import wishlists from './wishlists.json' with { type: 'json' }

export const de = {
  account,
  acquirer,
  associate,
  backInStock,
  cart,
  catalogue,
  checkout,
  consent,
  contact,
  content,
  dialogs,
  discounts,
  documents,
  enrollment,
  errors,
  layout,
  mail,
  newsletter,
  orders,
  passkeys,
  photos,
  preview,
  recommendations,
  refusals,
  returns,
  reviews,
  search,
  security,
  stores,
  tenders,
  validation,
  wallets,
  warranty,
  wishlists,
}
