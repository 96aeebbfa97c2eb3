import type { VideoEntry } from './block.ts'

type Examples = Record<string, VideoEntry>

const film = { url: '/videos/ridge-at-dawn.mp4', width: 960, height: 540 }
const poster = {
  publicId: 'scenes/ridgeline-dawn/wide',
  width: 2400,
  height: 1350,
  alt: 'Mist between ridges at dawn',
}

const captions = [
  { src: '/videos/ridge-at-dawn.en.vtt', label: 'English', srclang: 'en', kind: 'captions' as const },
  { src: '/videos/ridge-at-dawn.fr.vtt', label: 'Français', srclang: 'fr', kind: 'captions' as const },
  { src: '/videos/ridge-at-dawn.de.vtt', label: 'Deutsch', srclang: 'de', kind: 'captions' as const },
]

export const videoExamples: Examples = {
  'plays when asked, with captions': {
    overline: 'Eight seconds',
    title: 'First light on the ridge',
    subtitle: 'The bus does not go further than this.',
    captionText: 'Drawn in our own workshop.',
    media: { sm: film },
    poster,
    tracks: captions,
  },
  'plays by itself in a loop, only a pause button': {
    title: 'Morning mist',
    hideTitle: true,
    isFullWidth: true,
    media: { sm: { ...film, width: 4, height: 3 }, md: { ...film, width: 21, height: 9 } },
    poster,
    playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
  },
  'hosted asset': {
    title: 'From a Cloudinary account',
    media: {
      sm: { asset: { cloudName: 'demo', publicId: 'dog' }, width: 1280, height: 720 },
    },
    poster,
  },
  'a file that does not exist, right to left': {
    titleHtml: '<span dir="rtl" lang="ar">الضوء الأول</span>',
    media: { sm: { url: '/videos/no-such-video.mp4', width: 16, height: 9 } },
    poster,
  },
  'without poster, and a word of 200 letters': {
    title: 'Mist'.repeat(50),
    captionText: 'Ridge'.repeat(40),
    media: { sm: film },
  },
}
