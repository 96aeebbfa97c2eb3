import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { ladderLock, sideReleaseBuckle } from './buckle.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { tones } from './tones.ts'
import { bothSides, mirror, symmetric } from './trace.ts'
import { webbing } from './webbing.ts'

const plastic = tones('#26272a')

function shoulderStraps(sheet: Sheet, pad: Fabric, under: Fabric, strap: Fabric): string {
  const right = '44,300 / 96,296 / 150,380 178,520 172,650 150,740 / 108,742 / 120,640 122,520 98,400'
  const inner = '56,308 106,400 132,520 129,640 118,730'
  const outer = '92,306 142,386 167,520 161,650 142,730'
  const draw = (flip: (trace: string) => string) =>
    castShadow(curve(flip(right), true), under, 54, 0.9) +
    cloth(sheet, pad, flip(right), {
      round: 30,
      inside: topstitch(curve(flip(inner)) + curve(flip(outer)), pad),
    }) +
    webbing(flip('129,742 140,840 196,960'), strap, 22, under)
  return (
    draw(mirror) +
    draw((trace) => trace) +
    ladderLock(-130, 752, plastic, 1, 8) +
    ladderLock(130, 752, plastic, 1, -8)
  )
}

function backPanel(sheet: Sheet, mesh: Fabric, piece: Fabric): string {
  const column = '22,350 / 180,350 196,420 / 204,620 196,820 / 22,820'
  const lumbar = symmetric('0,846 190,842 / 214,900 200,980 / 100,994 0,996')
  const pad = (trace: string) =>
    castShadow(curve(trace, true), piece, 26, 0.9) + cloth(sheet, mesh, trace, { round: 60, depth: 1.1 })
  return pad(mirror(column)) + pad(column) + pad(lumbar)
}

function hipBelt(sheet: Sheet, pad: Fabric, strap: Fabric): string {
  const wing = '196,896 / 300,872 372,884 / 388,916 / 376,944 / 290,960 200,986'
  const draw = (flip: (trace: string) => string) =>
    webbing(flip('376,914 424,960 420,1020 380,1064'), strap, 22) +
    cloth(sheet, pad, flip(wing), {
      round: 34,
      inside: topstitch(curve(flip('206,908 300,884 366,894 377,916 367,934 288,949 206,972')), pad),
    })
  return (
    draw(mirror) +
    draw((trace) => trace) +
    sideReleaseBuckle(-392, 1058, plastic, 0.9, -40) +
    sideReleaseBuckle(392, 1058, plastic, 0.9, 220)
  )
}

/** The pack's back: mesh padding, shoulder straps with a sternum strap, hip belt. */
export function backpackHarness(sheet: Sheet, colours: Colourway): string {
  const piece = fabric(sheet, colours.base, 'ripstop')
  const mesh = fabric(sheet, colours.sole, 'knit')
  const pad = fabric(sheet, colours.accent, 'twill')
  const strap = fabric(sheet, colours.trim, 'plain')
  const handle = `<path d="${curve('-50,300 -46,226 0,212 46,226 50,300')}" fill="none" stroke="${strap.deep}" stroke-width="26"/><path d="${curve('-50,300 -46,226 0,212 46,226 50,300')}" fill="none" stroke="${strap.base}" stroke-width="22"/>`
  const top = cloth(sheet, piece, symmetric('0,166 130,164 206,172 / 224,206 / 236,330 / 0,340'), {
    round: 40,
    folds: [
      [[-190, 190, -130, 250, -140, 340], 46, 0.9],
      [[190, 190, 150, 250, 160, 340], 46, 0.9],
    ],
    inside: topstitch(curve('-214,196 0,190 214,196') + curve('-214,250 0,246 214,250'), piece),
  })
  const body = cloth(
    sheet,
    piece,
    symmetric('0,300 150,300 230,316 / 264,470 274,640 270,820 250,990 / 226,1036 150,1056 0,1060'),
    {
      round: 90,
      inside: seam(bothSides('224,330 236,600 226,1040'), piece, 2),
    },
  )
  return (
    top +
    body +
    backPanel(sheet, mesh, piece) +
    hipBelt(sheet, pad, strap) +
    cloth(sheet, pad, symmetric('0,286 120,286 / 130,344 / 0,350'), {
      round: 20,
      inside: topstitch(curve('-112,334 0,340 112,334'), pad),
    }) +
    shoulderStraps(sheet, pad, mesh, strap) +
    handle +
    webbing('-152,470 0,486 152,470', strap, 16, mesh) +
    sideReleaseBuckle(0, 486, plastic, 0.75) +
    wovenLabel(0, 920, 70, strap, colours.base)
  )
}
