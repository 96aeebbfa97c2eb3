import { browserLog } from '#src/client/browser-log.ts'

/** Whether a visitor asked for the video, or it begins by itself: then it has no sound, and pauses out of view. */
export type Beginning = 'asked' | 'by itself'

const showFailure = (frame: HTMLElement): void => {
  const note = frame.querySelector<HTMLElement>('[data-note]')
  delete frame.dataset['playing']
  frame.dataset['failed'] = ''
  if (note) note.textContent = note.dataset['text'] ?? ''
}

/** Poster and note stand in for a video that has no file left to try. */
const watchForFailure = (frame: HTMLElement, video: HTMLVideoElement): void => {
  const check = (): void => {
    const exhausted = video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE
    if (exhausted || video.error) showFailure(frame)
  }
  video.addEventListener('error', check)
  // The element tells that it has run out of sources only after the last one's event.
  for (const source of video.querySelectorAll('source'))
    source.addEventListener('error', () => setTimeout(check))
}

const startToggle = (toggle: HTMLElement, video: HTMLVideoElement): void => {
  const update = (): void => {
    toggle.toggleAttribute('data-paused', video.paused)
    toggle.setAttribute('aria-label', toggle.dataset[video.paused ? 'playLabel' : 'pauseLabel'] ?? '')
  }
  for (const event of ['play', 'pause', 'ended']) video.addEventListener(event, update)
  toggle.addEventListener('click', () => (video.paused ? void video.play() : video.pause()))
  toggle.hidden = false
  update()
}

const pauseOutOfView = (video: HTMLVideoElement): void => {
  let paused = false
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting && !video.paused) {
      paused = true
      video.pause()
    } else if (entry?.isIntersecting && paused) {
      paused = false
      void video.play()
    }
  }).observe(video)
}

const prepare = (frame: HTMLElement, video: HTMLVideoElement, beginning: Beginning): void => {
  const toggle = frame.querySelector<HTMLElement>('[data-toggle]')
  watchForFailure(frame, video)
  if (toggle) startToggle(toggle, video)
  else video.setAttribute('controls', '')
  if (beginning === 'by itself') pauseOutOfView(video)
}

/** Begins a video. One that may not begin by itself shows its controls, and a line in the log. */
export const playVideo = async (
  frame: HTMLElement,
  video: HTMLVideoElement,
  beginning: Beginning,
): Promise<void> => {
  if (frame.dataset['playing'] !== undefined) return
  frame.dataset['playing'] = ''
  video.muted = beginning === 'by itself' || frame.dataset['muted'] !== undefined
  prepare(frame, video, beginning)
  if (beginning === 'asked') (frame.querySelector<HTMLElement>('[data-toggle]') ?? video).focus()
  try {
    await video.play()
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'NotSupportedError') showFailure(frame)
    if (beginning === 'asked') return
    browserLog('A video could not begin by itself:', reason)
    video.setAttribute('controls', '')
  }
}
