import type { ProductDrawing } from '../drawing.ts'
import { chelseaBoot } from './chelsea-boot.ts'
import { clog } from './clog.ts'
import { courtSneaker } from './court-sneaker.ts'
import { highTop } from './high-top.ts'
import { hikingBoot } from './hiking-boot.ts'
import { roadRunner } from './road-runner.ts'
import { sandal } from './sandal.ts'
import { slipOn } from './slip-on.ts'
import { trailRunner } from './trail-runner.ts'
import { winterBoot } from './winter-boot.ts'

/** Every footwear drawing of the demo shop, by the name the catalogue uses. */
export const footwear: Record<string, ProductDrawing> = {
  'trail-runner': trailRunner,
  'road-runner': roadRunner,
  'hiking-boot': hikingBoot,
  'chelsea-boot': chelseaBoot,
  'winter-boot': winterBoot,
  'court-sneaker': courtSneaker,
  'high-top': highTop,
  'slip-on': slipOn,
  sandal,
  clog,
}
