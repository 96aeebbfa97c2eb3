import { inEveryLanguage } from './catalogue.ts'

/** Texts that blocks bring along, beside those of editors. */
export const blockMessages = inEveryLanguage({
  en: {
    menu: 'Menu',
    closeMenu: 'Close menu',
    mainNavigation: 'Main',
    shopAll: 'Shop all {title}',
    footer: 'Footer',
  },
  fr: {
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    mainNavigation: 'Principale',
    shopAll: 'Tout voir : {title}',
    footer: 'Pied de page',
  },
  de: {
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    mainNavigation: 'Hauptnavigation',
    shopAll: 'Alles ansehen: {title}',
    footer: 'Fußzeile',
  },
})
