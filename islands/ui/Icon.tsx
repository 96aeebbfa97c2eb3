const paths = {
  close: 'M6 6l12 12M18 6 6 18',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
  previous: 'm14.5 6-6 6 6 6',
  next: 'm9.5 6 6 6-6 6',
  alert: 'M12 8v5M12 16.2v.1M12 3.5 21 19.5H3Z',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.5v.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  gift: 'M4.5 10h15v3h-15ZM6 13h12v7H6ZM12 10v10M12 10C9 10 7.5 8.6 8.2 7S11.5 6.500 12 10c.5-3.500 3.100-4.600 3.800-3S15 10 12 10',
  tag: 'M4 4h8l8 8-8 8-8-8ZM8.500 8.500v.1',
  heart: 'M12 20C5 15 3 11.8 3 8.7a4.7 4.7 0 0 1 9-1.9a4.7 4.7 0 0 1 9 1.9c0 3.1-2 6.3-9 11.3z',
  cart: 'M8.5 9V7a3.5 3.5 0 0 1 7 0v2M5.8 9h12.4l.9 11H4.9Z',
} as const

type Props = { name: keyof typeof paths; size?: number; isFilled?: boolean }

/** One of the shop's line icons; it says nothing to a screen reader, the text beside it does. */
export const Icon = ({ name, size = 20, isFilled = false }: Props) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)
