import { inEveryLanguage } from './catalogue.ts'

/** Texts of carousels; those with a position say it with `{number}` and `{count}`. */
export const carouselMessages = inEveryLanguage({
  en: {
    previous: 'Previous',
    next: 'Next',
    goToSlide: 'Go to slide {number}',
    slides: 'Slides',
    carousel: 'carousel',
    slide: 'slide',
    position: '{number} of {count}',
    pause: 'Stop the slides from moving',
    start: 'Let the slides move on',
  },
  fr: {
    previous: 'Précédent',
    next: 'Suivant',
    goToSlide: 'Aller à la diapositive {number}',
    slides: 'Diapositives',
    carousel: 'carrousel',
    slide: 'diapositive',
    position: '{number} sur {count}',
    pause: 'Arrêter le défilement',
    start: 'Reprendre le défilement',
  },
  de: {
    previous: 'Zurück',
    next: 'Weiter',
    goToSlide: 'Zu Bild {number}',
    slides: 'Bilder',
    carousel: 'Karussell',
    slide: 'Folie',
    position: '{number} von {count}',
    pause: 'Wechsel der Bilder anhalten',
    start: 'Bilder weiter wechseln',
  },
})
