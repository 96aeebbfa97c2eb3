import cart from './cart.json' with { type: 'json' }
import catalogue from './catalogue.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import dialogs from './dialogs.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import photos from './photos.json' with { type: 'json' }
import preview from './preview.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import stores from './stores.json' with { type: 'json' }
import wishlists from './wishlists.json' with { type: 'json' }

export const fr = {
  cart,
  catalogue,
  consent,
  content,
  dialogs,
  errors,
  layout,
  photos,
  preview,
  refusals,
  stores,
  wishlists,
}
