import type { Beginning } from './player.ts'

/** Puts the play button in place of the browser's controls. The player comes when it is asked for, or is to begin by itself. */
export const startVideo = (frame: HTMLElement): void => {
  const video = frame.querySelector('video')
  const play = frame.querySelector<HTMLElement>('[data-play]')
  if (!video || !play) return
  const begin = (beginning: Beginning): void => {
    import('./player.ts').then(
      ({ playVideo }) => playVideo(frame, video, beginning),
      () => video.setAttribute('controls', ''),
    )
  }
  video.removeAttribute('controls')
  play.setAttribute('role', 'button')
  play.addEventListener('click', (event) => {
    event.preventDefault()
    begin('asked')
  })
  play.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    begin('asked')
  })
  if (frame.dataset['autoplay'] === undefined) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const view = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      view.disconnect()
      begin('by itself')
    },
    { threshold: 0.25 },
  )
  view.observe(frame)
}
