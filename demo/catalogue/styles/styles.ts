import type { Style } from '../style.ts'
import { accessories } from './accessories.ts'
import { boots } from './boots.ts'
import { bottoms } from './bottoms.ts'
import { hikingBoots } from './hiking-boots.ts'
import { jackets } from './jackets.ts'
import { kidsClothing } from './kids-clothing.ts'
import { kidsShoes } from './kids-shoes.ts'
import { midlayers } from './midlayers.ts'
import { roadRunning } from './road-running.ts'
import { sandalsClogs } from './sandals-clogs.ts'
import { sneakers } from './sneakers.ts'
import { tops } from './tops.ts'
import { trailRunning } from './trail-running.ts'

/** Every style Marlow sells. */
export const styles: readonly Style[] = [
  ...trailRunning,
  ...roadRunning,
  ...hikingBoots,
  ...boots,
  ...sneakers,
  ...sandalsClogs,
  ...kidsShoes,
  ...jackets,
  ...midlayers,
  ...tops,
  ...bottoms,
  ...kidsClothing,
  ...accessories,
]
