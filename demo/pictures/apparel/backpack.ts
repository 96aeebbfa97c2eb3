import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { backpackHarness } from './backpack-harness.ts'
import { wovenLabel } from './brand-mark.ts'
import { ladderLock, sideReleaseBuckle } from './buckle.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { garmentDrawing } from './garment.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { tones } from './tones.ts'
import { bothSides, mirror, symmetric } from './trace.ts'
import { webbing } from './webbing.ts'
import { coatedZip, zipPull } from './zip.ts'

const plastic = tones('#26272a')
const body = symmetric('0,330 150,330 226,348 / 262,470 274,640 270,820 250,990 / 226,1036 150,1056 0,1060')

const sidePocket = '196,760 / 276,720 / 300,800 296,940 270,1020 / 236,1042 212,1000 198,880'

/** Mesh side pockets holding the pack's lower corners. */
function sidePockets(sheet: Sheet, mesh: Fabric): string {
  const rim = bothSides('196,760 276,720')
  return (
    cloth(sheet, mesh, mirror(sidePocket), { round: 34 }) +
    cloth(sheet, mesh, sidePocket, { round: 34 }) +
    `<path d="${rim}" fill="none" stroke="${mesh.deep}" stroke-width="14" stroke-linecap="round"/><path d="${rim}" fill="none" stroke="${mesh.light}" stroke-width="9" stroke-linecap="round"/>`
  )
}

function frontPocket(sheet: Sheet, panel: Fabric, piece: Fabric, colours: Colourway): string {
  const trace = symmetric('0,600 140,600 172,618 / 184,760 180,900 166,1000 / 120,1020 0,1024')
  const mouth = '-164,668 -80,658 0,656 80,658 164,668'
  return (
    castShadow(curve(trace, true), piece, 50, 0.8) +
    cloth(sheet, panel, trace, {
      round: 60,
      folds: [
        [[-176, 760, -90, 800, 10, 770], 60, 0.8],
        [[178, 850, 90, 880, -30, 850], 60, 0.8],
        [[-150, 980, -90, 920, -80, 820], 50, 0.7],
        [[140, 990, 110, 930, 110, 830], 50, 0.7],
      ],
      inside:
        castShadow(curve(mouth), panel, 50, 0.8) +
        coatedZip(mouth, tones(colours.accent), 15) +
        topstitch(curve('-164,690 -80,680 0,678 80,680 164,690'), panel) +
        topstitch(
          curve(
            '-158,626 -170,760 -166,900 -154,988 -110,1008 0,1011 110,1008 154,988 166,900 170,760 158,626',
          ),
          panel,
        ),
    }) +
    zipPull(-140, 668, plastic, 1.1, 14, colours.trim)
  )
}

/** The roll-top: cloth folded over itself three times and buckled down. */
function rollTop(sheet: Sheet, piece: Fabric, strap: Fabric): string {
  const neck = cloth(sheet, piece, symmetric('0,230 120,228 204,236 / 222,300 236,380 / 120,390 0,392'), {
    round: 40,
    folds: [
      [[-190, 250, -130, 310, -140, 390], 46, 0.9],
      [[-60, 240, -40, 310, -70, 390], 46, 0.8],
      [[80, 240, 70, 310, 30, 390], 46, 0.8],
      [[190, 250, 150, 310, 160, 390], 46, 0.9],
    ],
  })
  const roll = (top: number, height: number, half: number) =>
    cloth(
      sheet,
      piece,
      symmetric(
        `0,${top - 4} ${half * 0.6},${top - 3} ${half},${top + 4} / ${half + 14},${top + height * 0.5} / ${half - 4},${top + height} / ${half * 0.6},${top + height + 3} 0,${top + height + 4}`,
      ),
      {
        round: 26,
        across: [0, top, 0, top + height],
        inside: topstitch(
          curve(`-${half},${top + height - 10} 0,${top + height - 7} ${half},${top + height - 10}`),
          piece,
        ),
      },
    )
  return (
    neck +
    castShadow(curve('-220,262 0,268 220,262'), piece, 40, 0.8) +
    roll(196, 62, 214) +
    roll(158, 52, 206) +
    webbing('-216,196 -232,300 -244,430', strap, 22) +
    webbing('216,196 232,300 244,430', strap, 22) +
    sideReleaseBuckle(-229, 300, plastic, 0.8, 82) +
    sideReleaseBuckle(229, 300, plastic, 0.8, 98)
  )
}

function front(sheet: Sheet, colours: Colourway): string {
  const piece = fabric(sheet, colours.base, 'ripstop')
  const panel = fabric(sheet, colours.accent, 'ripstop')
  const strap = fabric(sheet, colours.trim, 'plain')
  const mesh = fabric(sheet, colours.sole, 'twill')
  const shoulder = (d: string) =>
    `<path d="${d}" fill="none" stroke="${panel.deep}" stroke-width="46" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${panel.shade}" stroke-width="40" stroke-linecap="round"/>`
  const handle = `<path d="${curve('-56,176 -50,112 0,100 50,112 56,176')}" fill="none" stroke="${strap.deep}" stroke-width="24"/><path d="${curve('-56,176 -50,112 0,100 50,112 56,176')}" fill="none" stroke="${strap.base}" stroke-width="20"/>`
  const inside =
    seam(bothSides('196,340 214,560 214,800 196,1060'), piece, 2) +
    topstitch(bothSides('186,340 204,560 204,800 186,1060'), piece) +
    castShadow(curve('-240,392 0,404 240,392'), piece, 50, 0.8) +
    castShadow(curve(sidePocket, true) + curve(mirror(sidePocket), true), piece, 40, 0.8)
  return (
    shoulder(bothSides('230,360 300,500 318,700 290,900')) +
    handle +
    cloth(sheet, piece, body, {
      round: 90,
      folds: [
        [[-250, 480, -150, 520, -60, 500], 60, 0.7],
        [[254, 520, 150, 560, 70, 540], 60, 0.7],
      ],
      inside,
    }) +
    sidePockets(sheet, mesh) +
    frontPocket(sheet, panel, piece, colours) +
    rollTop(sheet, piece, strap) +
    webbing('-262,520 -130,552 0,556 130,552 262,520', strap, 24, piece) +
    sideReleaseBuckle(0, 556, plastic, 1.15) +
    ladderLock(-150, 549, plastic, 0.9, 6) +
    wovenLabel(0, 470, 84, fabric(sheet, colours.trim, 'plain'), colours.base)
  )
}

/** Roll-top day pack: zipped front pocket, side pockets, compression strap; behind, the padded harness. */
export const backpack = garmentDrawing({
  name: 'backpack',
  front,
  back: backpackHarness,
  detail: [-200, 410, 400],
  shadow: [1092, 290],
})
