import { alpineSnow } from './alpine-snow.ts'
import { campfireNight } from './campfire-night.ts'
import { cityStairs } from './city-stairs.ts'
import { coastCliffs } from './coast-cliffs.ts'
import { coastTide } from './coast-tide.ts'
import { desertEvening } from './desert-evening.ts'
import { forestPath } from './forest-path.ts'
import { forestRain } from './forest-rain.ts'
import { lakeMorning } from './lake-morning.ts'
import { meadowSummer } from './meadow-summer.ts'
import { ridgelineDawn } from './ridgeline-dawn.ts'
import { ridgelineDusk } from './ridgeline-dusk.ts'
import type { Scene } from './scene.ts'
import { streetDusk } from './street-dusk.ts'
import { streetRain } from './street-rain.ts'
import { walkerRidge } from './walker-ridge.ts'
import { workshopTable } from './workshop-table.ts'

/** Every scene by its name in public ids (`scenes/{name}/{wide|tall}`). Each file says where text may sit. */
export const scenes: Record<string, Scene> = {
  'alpine-snow': alpineSnow,
  'campfire-night': campfireNight,
  'city-stairs': cityStairs,
  'coast-cliffs': coastCliffs,
  'coast-tide': coastTide,
  'desert-evening': desertEvening,
  'forest-path': forestPath,
  'forest-rain': forestRain,
  'lake-morning': lakeMorning,
  'meadow-summer': meadowSummer,
  'ridgeline-dawn': ridgelineDawn,
  'ridgeline-dusk': ridgelineDusk,
  'street-dusk': streetDusk,
  'street-rain': streetRain,
  'walker-ridge': walkerRidge,
  'workshop-table': workshopTable,
}
