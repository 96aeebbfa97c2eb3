import { random } from '#demo/pictures/drawing.ts'
import type { Drape } from './cloth.ts'
import type { Crease } from './soft.ts'
import type { Side } from './trace.ts'

const torsoCreases: readonly Drape[] = [
  [[-222, 476, -168, 540, -96, 660], 58, 0.8],
  [[222, 474, 176, 560, 118, 700], 62, 0.8],
  [[-220, 560, -196, 660, -186, 800], 50, 0.8],
  [[220, 570, 196, 690, 172, 850], 56, 0.9],
  [[-224, 850, -110, 800, 40, 822], 52, 0.5],
  [[222, 780, 110, 846, -30, 866], 58, 0.5],
  [[-184, 990, -150, 880, -84, 740], 56, 0.7],
  [[176, 990, 158, 890, 110, 780], 50, 0.7],
  [[-30, 990, -50, 890, -26, 810], 44, 0.5],
  [[-190, 300, -140, 380, -128, 480], 60, 0.4],
  [[196, 300, 146, 380, 136, 480], 60, 0.5],
]

const sleeveCreases: readonly Drape[] = [
  [[222, 480, 262, 500, 318, 392], 44, 0.8],
  [[228, 500, 264, 590, 336, 610], 48, 0.8],
  [[252, 650, 300, 640, 350, 540], 44],
  [[256, 680, 310, 720, 364, 730], 42, 0.8],
  [[360, 650, 332, 770, 276, 800], 38, 0.6],
  [[268, 850, 310, 850, 372, 770], 36, 0.8],
  [[276, 876, 330, 880, 376, 850], 26, 0.7],
  [[240, 286, 292, 360, 286, 470], 50, 0.6],
]

/** The creases a little out of place, so that no two garments, and no two sleeves, fall alike. */
function loosened(creases: readonly Drape[], seed: number, strength: number, flip = 1): Drape[] {
  const next = random(seed)
  const off = () => (next() - 0.5) * 26
  return creases.map(([[x1, y1, cx, cy, x2, y2], width, share = 1]) => {
    const crease: Crease = [x1 * flip, y1, cx * flip + off(), cy + off(), x2 * flip + off(), y2 + off()]
    return [crease, width * (0.85 + next() * 0.4), share * strength * (0.75 + next() * 0.5)]
  })
}

/** How the body of a top falls; `seed` picks the garment's own fall, `strength` is 1 for a soft cloth. */
export const torsoFolds = (seed: number, strength = 1): Drape[] => loosened(torsoCreases, seed, strength)

/** How a long sleeve falls: pulled at the armpit, creased at the elbow, gathered above the cuff. */
export const sleeveFolds = (side: Side, seed: number, strength = 1): Drape[] =>
  loosened(sleeveCreases, seed + (side === 'left' ? 7 : 0), strength, side === 'left' ? -1 : 1)
