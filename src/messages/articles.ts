import { inEveryLanguage } from './catalogue.ts'

/** Texts of articles and lists of articles. */
export const articleMessages = inEveryLanguage({
  en: {
    topics: 'Topics',
    clearAll: 'Clear all',
    seeMore: 'See more topics',
    seeLess: 'See fewer topics',
    apply: 'Show these stories',
    loadMore: 'Load more stories',
    one: '{count} story',
    other: '{count} stories',
    shown: '{shown} of {total} stories',
    none: 'No story carries these topics.',
    related: 'Keep reading',
  },
  fr: {
    topics: 'Thèmes',
    clearAll: 'Tout effacer',
    seeMore: 'Plus de thèmes',
    seeLess: 'Moins de thèmes',
    apply: 'Voir ces récits',
    loadMore: 'Voir plus de récits',
    one: '{count} récit',
    other: '{count} récits',
    shown: '{shown} récits sur {total}',
    none: 'Aucun récit sur ces thèmes.',
    related: 'À lire ensuite',
  },
  de: {
    topics: 'Themen',
    clearAll: 'Alle löschen',
    seeMore: 'Mehr Themen',
    seeLess: 'Weniger Themen',
    apply: 'Diese Geschichten zeigen',
    loadMore: 'Mehr Geschichten laden',
    one: '{count} Geschichte',
    other: '{count} Geschichten',
    shown: '{shown} von {total} Geschichten',
    none: 'Zu diesen Themen gibt es keine Geschichte.',
    related: 'Weiterlesen',
  },
})
