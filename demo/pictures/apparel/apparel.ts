import type { ProductDrawing } from '#demo/pictures/drawing.ts'
import { backpack } from './backpack.ts'
import { beanie } from './beanie.ts'
import { cap } from './cap.ts'
import { crewneck } from './crewneck.ts'
import { fleece } from './fleece.ts'
import { giftCard } from './gift-card.ts'
import { gilet } from './gilet.ts'
import { hoodie } from './hoodie.ts'
import { leggings } from './leggings.ts'
import { longSleeveTee } from './long-sleeve-tee.ts'
import { overshirt } from './overshirt.ts'
import { pufferJacket } from './puffer-jacket.ts'
import { shellJacket } from './shell-jacket.ts'
import { shorts } from './shorts.ts'
import { socks } from './socks.ts'
import { tee } from './tee.ts'
import { trousers } from './trousers.ts'

/** The apparel, accessories and gift card of the demo brand, by drawing name. */
export const apparel: Record<string, ProductDrawing> = {
  tee,
  'long-sleeve-tee': longSleeveTee,
  overshirt,
  hoodie,
  crewneck,
  fleece,
  'shell-jacket': shellJacket,
  'puffer-jacket': pufferJacket,
  gilet,
  trousers,
  shorts,
  leggings,
  beanie,
  cap,
  socks,
  backpack,
  'gift-card': giftCard,
}
