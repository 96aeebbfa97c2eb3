/** Drawings of the icons on a square of 24, in strokes of the text's colour. */
export const icons = {
  alert: 'M12 8v5M12 16.2v.1M12 3.5L21 19.5H3Z',
  heart: 'M12 20C5 15 3 11.8 3 8.7a4.7 4.7 0 0 1 9-1.9a4.7 4.7 0 0 1 9 1.9c0 3.1-2 6.3-9 11.3z',
  bag: 'M8.5 9V7a3.5 3.5 0 0 1 7 0v2M5.8 9h12.4l.9 11H4.9ZM12 12v5M9.5 14.5h5',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.5v.5',
  delivery:
    'M4.5 16.5h-2v-10h11v10h-5M13.5 10h4l4 3.5v3h-2.5M13.5 16.5h1.5M6.5 19a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4a2 2 0 0 0 0 4z',
  return: 'M8 4.5l-4.5 4l4.5 4M3.5 8.5h11a5.5 5.5 0 0 1 0 11H7',
  repair: 'M12.5 9.5L4 18l2 2l8.5-8.5M9.5 6.5l4-3l7 7l-3 4c-1-1-1.2-2-1-3l-4-4c-1 .2-2 0-3-1z',
  leaf: 'M5 19c-2-8 4-14.5 15-14.5c.5 11-6 16.5-13 13.5M4 20.5c2-5 5-8 10-10',
  waterproof: 'M12 3.5c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11zM9 14.5a3 3 0 0 0 3 3',
  warm: 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  mountain: 'M2.5 19.5l6.5-11l4 6.5l2.5-4l6 8.5zM7 12l2 1.5l1.8-1.7',
  boot: 'M6 3.5h6v7.5c2 1.5 7.5 1.5 8 5.5H6zM4.5 20h16.5v-3.5H4.5zM9 7h3M9 10h3',
  store:
    'M4 10v10.5h16V10M3 10l2-6.5h14l2 6.5c0 2-3 2.5-4.5 0c-1 2.5-3.5 2.5-4.5 0c-1 2.5-3.5 2.5-4.5 0c-1.5 2.5-4.5 2-4.5 0zM9.5 20.5v-5.5h5v5.5',
  shield: 'M12 3l7.5 2.5v6c0 5-3.5 8-7.5 9.5c-4-1.5-7.5-4.5-7.5-9.5v-6zM8.5 12l2.5 2.5l4.5-5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 7.5v5l3 2',
  map: 'M3.5 6l5.5-2.5l6 2.5l5.5-2.5v14.5l-5.5 2.5l-6-2.5l-5.5 2.5zM9 3.5v14.5M15 6v14.5',
  chat: 'M3.5 4.5h17v12h-9l-4.5 4v-4h-3.5zM8 9h8M8 12.5h5',
} as const

export type IconName = keyof typeof icons

export const iconNames = [
  'info',
  'delivery',
  'return',
  'repair',
  'leaf',
  'waterproof',
  'warm',
  'mountain',
  'boot',
  'store',
  'shield',
  'clock',
  'map',
  'chat',
] as const satisfies readonly IconName[]
