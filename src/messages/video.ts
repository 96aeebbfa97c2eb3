import { inEveryLanguage } from './catalogue.ts'

/** Texts of the video player; `{title}` is what the video is called. */
export const videoMessages = inEveryLanguage({
  en: {
    video: 'Video',
    play: 'Play video: {title}',
    pause: 'Pause video: {title}',
    failed: 'This video cannot be played right now.',
    file: 'Open the video file',
  },
  fr: {
    video: 'Vidéo',
    play: 'Lire la vidéo : {title}',
    pause: 'Mettre la vidéo en pause : {title}',
    failed: 'Cette vidéo ne peut pas être lue pour le moment.',
    file: 'Ouvrir le fichier vidéo',
  },
  de: {
    video: 'Video',
    play: 'Video abspielen: {title}',
    pause: 'Video anhalten: {title}',
    failed: 'Dieses Video lässt sich gerade nicht abspielen.',
    file: 'Videodatei öffnen',
  },
})
