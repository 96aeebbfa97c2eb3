import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { embroideredMark } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { torsoFolds } from './drape.ts'
import { cordLock } from './fastenings.ts'
import { garmentDrawing } from './garment.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { shellHoodBack, shellHoodBehind, shellHoodFront } from './shell-hood.ts'
import { sleeve, type SleeveFit } from './sleeve.ts'
import { tones } from './tones.ts'
import { armhole, regularCut, torso } from './torso.ts'
import { bothSides, onSide, symmetric, type Side } from './trace.ts'
import { coatedZip, zipEnd, zipPull } from './zip.ts'

const cut = {
  ...regularCut,
  neck: [126, 222] as const,
  dip: 336,
  shoulder: [228, 270] as const,
  armpit: [230, 486] as const,
  waist: 232,
  hem: [240, 976] as const,
}
const metal = tones('#8d8f90')

/** A tab of hook-and-loop tape closing the cuff. */
function cuffTab(sheet: Sheet, piece: Fabric, side: Side): { shadow: string; tab: string } {
  const tab = onSide(side, '276,884 350,866 / 358,888 / 280,908')
  const d = curve(tab, true)
  return {
    shadow: castShadow(d, piece, 18, 0.8),
    tab: cloth(sheet, piece, tab, {
      round: 10,
      inside: topstitch(curve(onSide(side, '284,888 346,872 / 350,885 / 288,900'), true), piece),
    }),
  }
}

function arm(sheet: Sheet, piece: Fabric, side: Side, fit: SleeveFit): string {
  const { shadow, tab } = cuffTab(sheet, piece, side)
  const along = seam(curve(onSide(side, '236,500 262,620 296,760 322,900')), piece, 1.4)
  const hem = topstitch(curve(onSide(side, '270,858 320,852 390,832')), piece)
  return sleeve(sheet, piece, side, fit, { inside: along + hem + shadow }) + tab
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'ripstop')
  const overlay = fabric(sheet, colours.accent, 'ripstop')
  const trim = fabric(sheet, colours.trim, 'plain')
  const fit: SleeveFit = { cut, width: 26, length: 908, seed: back ? 14 : 9, strength: 1.2 }
  const sides = (['left', 'right'] as const).map((side) => arm(sheet, piece, side, fit))
  const yokeLine = back
    ? '-240,424 -120,436 0,440 120,436 240,424'
    : '-240,404 -120,414 0,418 120,414 240,404'
  const yoke = symmetric(
    `0,190 90,204 / 240,270 / 240,${back ? 424 : 404} / 120,${back ? 436 : 414} 0,${back ? 440 : 418}`,
  )
  const shoulders = cloth(sheet, overlay, yoke, { round: 10, depth: 0.9 })
  const onYoke =
    seam(curve(yokeLine), piece, 2) +
    topstitch(curve(yokeLine.replaceAll(/,(\d+)/g, (_, y: string) => `,${Number(y) - 9}`)), overlay)
  const hole = castShadow(bothSides(armhole(cut)), piece, 26, 0.5) + seam(bothSides(armhole(cut)), piece, 1.8)
  const hem = topstitch(curve('-244,946 -120,957 0,960 120,957 244,946'), piece)
  const pockets = ['-104,470 -124,560 -138,650', '104,470 124,560 138,650']
  const front =
    pockets
      .map(
        (pocket) => coatedZip(pocket, tones(colours.accent), 13) + zipEnd(pocket, 0, tones(colours.accent)),
      )
      .join('') +
    zipPull(-105, 482, metal, 0.85, 8, colours.trim) +
    zipPull(105, 482, metal, 0.85, -8, colours.trim) +
    castShadow(curve('19,330 21,990'), piece, 34, 0.8) +
    seam(bothSides('150,986 158,830 188,700 236,560'), piece, 1.4)
  const rear =
    seam(bothSides('140,986 150,760 170,560 236,500'), piece, 1.4) +
    seam(curve('0,440 2,700 0,988'), piece, 1.4)
  const folds = torsoFolds(back ? 71 : 29, 1.15)
  const inside = shoulders + onYoke + hole + hem + (back ? rear : front)
  const body = cloth(sheet, piece, torso(cut, back), { folds, inside })
  const toggles =
    cordLock(-196, 978, tones('#2a2a2b'), colours.trim, 6) +
    cordLock(196, 978, tones('#2a2a2b'), colours.trim, -6)
  if (back)
    return (
      toggles +
      sides.join('') +
      body +
      shellHoodBack(sheet, piece, overlay, trim) +
      embroideredMark(0, 470, 38, colours.trim)
    )
  const flap = '-17,330 19,330 / 21,986 / -16,986'
  const storm = cloth(sheet, piece, flap, {
    round: 12,
    inside: topstitch(curve('12,334 13,986') + curve('-10,334 -9,986'), piece),
  })
  const zipLine = coatedZip('0,334 1,980', tones(colours.accent), 12)
  return (
    shellHoodBehind(sheet, piece, overlay) +
    toggles +
    sides.join('') +
    body +
    storm +
    zipLine +
    shellHoodFront(sheet, piece) +
    zipPull(0, 350, metal, 1.1, 0, colours.trim) +
    embroideredMark(150, 450, 40, colours.trim)
  )
}

/** Three-layer shell: storm hood with a stiff peak, coated zips, taped yoke, hem toggles, cuff tabs. */
export const shellJacket = garmentDrawing({
  name: 'shell-jacket',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-200, 250, 400],
})
