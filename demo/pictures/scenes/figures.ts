import type { Point } from './ridge.ts'

type Joint = readonly [x: number, y: number, radius: number]

/** A tapered limb between two round joints; drawn the same way round whatever its direction, so that limbs merge. */
const limb = ([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
  const p = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`
  return (
    `M${p(x1 + nx * r1, y1 + ny * r1)}A${r1} ${r1} 0 0 1 ${p(x1 - nx * r1, y1 - ny * r1)}` +
    `L${p(x2 - nx * r2, y2 - ny * r2)}A${r2} ${r2} 0 0 1 ${p(x2 + nx * r2, y2 + ny * r2)}z`
  )
}

const chain = (...joints: readonly Joint[]): string =>
  joints
    .slice(1)
    .map((joint, index) => limb(joints[index] ?? joint, joint))
    .join('')

const dot = (x: number, y: number, r: number): string => limb([x - 0.01, y, r], [x, y, r])

const headAndTorso =
  chain([0, -54, 6.6], [1.5, -66, 6.4], [4, -79, 6.8]) +
  chain([5, -84, 3.2], [6.4, -90, 3]) +
  dot(7.4, -92.4, 5.4) +
  chain([4.4, -95.4, 3.6], [9.6, -96, 3])

const pack =
  chain([-9.5, -61, 5.4], [-6.4, -81, 6.2]) +
  chain([-7.6, -58.5, 3], [-11.4, -58, 3]) +
  chain([-9, -88, 3.1], [-2, -88.6, 3.1])

/** Silhouettes in a box 100 high, feet at 0, walking to the right. */
const poses = {
  stride: {
    body:
      headAndTorso +
      chain([1, -52, 6.2], [10.6, -29, 4.5], [9.6, -7, 2.9]) +
      chain([8.8, -3, 2.9], [16, -2.2, 2.2]) +
      chain([-1, -52, 6.2], [-3.6, -28, 4.5], [-17, -11, 2.9]) +
      chain([-19, -8, 2.6], [-13.4, -2.6, 2.3]) +
      chain([5, -78, 3.7], [8.6, -63, 3], [18, -58, 2.4]) +
      chain([3, -78, 3.7], [-2, -63, 3], [5, -53, 2.4]),
    pole: 'M18 -62L23 0',
  },
  climb: {
    body:
      headAndTorso +
      chain([1, -52, 6.2], [14, -38, 4.7], [13, -16, 2.9]) +
      chain([12.4, -12, 2.9], [19.4, -11.6, 2.2]) +
      chain([-1, -52, 6.2], [-4, -28, 4.5], [-11, -7, 2.9]) +
      chain([-12, -3, 2.7], [-5, -2.2, 2.2]) +
      chain([5, -78, 3.7], [12, -66, 3], [20, -66, 2.4]) +
      chain([3, -78, 3.7], [-2, -63, 3], [5, -53, 2.4]),
    pole: 'M20 -69L25 -12',
  },
  stand: {
    body:
      headAndTorso +
      chain([2, -52, 6.2], [4, -28, 4.4], [4.6, -6, 3]) +
      chain([4, -3, 2.9], [11, -2.2, 2.2]) +
      chain([-2, -52, 6.2], [-3.6, -28, 4.4], [-4, -6, 3]) +
      chain([-4.6, -3, 2.9], [2, -2.2, 2.2]) +
      chain([4, -78, 3.7], [0, -62, 3.1], [6, -52, 2.5]),
    pole: 'M11 -56L13 0',
  },
  sit: {
    body:
      chain([-5, -27, 7.4], [-2.5, -40, 7], [2.5, -52, 6.6]) +
      chain([3.6, -57, 3.2], [6, -62, 3]) +
      dot(8, -66, 5.6) +
      chain([3.2, -68.6, 3.8], [8.6, -71, 3.4]) +
      chain([-3, -26, 6.6], [15.5, -30, 4.8], [14.4, -7, 3.2]) +
      chain([13.6, -3, 3], [22, -2.4, 2.3]) +
      chain([2.5, -51, 3.9], [8, -37, 3.3], [18.6, -42, 2.6]) +
      chain([20.4, -44.6, 2.4], [20.4, -41, 2.4]),
    pole: '',
  },
} as const

export type Pose = keyof typeof poses

export type Figure = {
  pose: Pose
  at: Point
  height: number
  fill: string
  facing?: 'left' | 'right'
  /** Colour of the backpack; left out, the walker carries none. */
  packFill?: string
  pole?: boolean
}

/** A walker in silhouette, feet at `at`. */
export const walker = ({
  pose,
  at: [x, y],
  height,
  fill,
  facing = 'right',
  packFill,
  pole = true,
}: Figure): string => {
  const scale = height / 100
  const { body, pole: stick } = poses[pose]
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${facing === 'left' ? -scale : scale} ${scale})">` +
    (pole ? `<path d="${stick}" stroke="${fill}" stroke-width="1.3" fill="none"/>` : '') +
    `<path d="${body}" fill="${fill}"/>` +
    (packFill === undefined ? '' : `<path d="${pack}" fill="${packFill}"/>`) +
    `</g>`
  )
}
