import { inEveryLanguage } from './catalogue.ts'

/** Texts that blocks bring along, beside those of editors. */
export const blockMessages = inEveryLanguage({
  en: {
    previous: 'Previous',
    next: 'Next',
    goToSlide: 'Go to slide {number}',
    menu: 'Menu',
    closeMenu: 'Close menu',
    mainNavigation: 'Main',
    shopAll: 'Shop all {title}',
    footer: 'Footer',
  },
  fr: {
    previous: 'Précédent',
    next: 'Suivant',
    goToSlide: 'Aller à la diapositive {number}',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    mainNavigation: 'Principale',
    shopAll: 'Tout voir : {title}',
    footer: 'Pied de page',
  },
  de: {
    previous: 'Zurück',
    next: 'Weiter',
    goToSlide: 'Zu Bild {number}',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    mainNavigation: 'Hauptnavigation',
    shopAll: 'Alles ansehen: {title}',
    footer: 'Fußzeile',
  },
})
