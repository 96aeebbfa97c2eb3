import { inEveryLanguage } from './catalogue.ts'

/** Texts of the frame around every page. */
export const layoutMessages = inEveryLanguage({
  en: {
    skipToContent: 'Skip to content',
    home: '{brand} home',
    search: 'Search',
    searchProducts: 'Search products',
    searchPlaceholder: 'Boots, fleece, socks…',
    cart: 'Cart',
    cartWithUnits: 'Cart, contents: {count}',
    country: 'Country and language',
    breadcrumbs: 'Breadcrumb',
  },
  fr: {
    skipToContent: 'Aller au contenu',
    home: 'Accueil {brand}',
    search: 'Recherche',
    searchProducts: 'Rechercher un produit',
    searchPlaceholder: 'Bottes, polaires, chaussettes…',
    cart: 'Panier',
    cartWithUnits: 'Panier, contenu : {count}',
    country: 'Pays et langue',
    breadcrumbs: 'Fil d’Ariane',
  },
  de: {
    skipToContent: 'Zum Inhalt springen',
    home: '{brand} Startseite',
    search: 'Suche',
    searchProducts: 'Produkte suchen',
    searchPlaceholder: 'Stiefel, Fleece, Socken …',
    cart: 'Warenkorb',
    cartWithUnits: 'Warenkorb, Inhalt: {count}',
    country: 'Land und Sprache',
    breadcrumbs: 'Brotkrümelnavigation',
  },
})
