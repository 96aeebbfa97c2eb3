import { inEveryLanguage } from './catalogue.ts'

/** What the error pages say when the content service has nothing to say. */
export const errorPageMessages = inEveryLanguage({
  en: {
    notFoundTitle: 'This path leads nowhere',
    notFoundText: 'The page you asked for has moved or never was. Turn back, or start from the trailhead.',
    brokenTitle: 'Something gave way',
    brokenText: 'We could not show this page. It is not your doing. Please try again in a moment.',
    home: 'Back to the start',
  },
  fr: {
    notFoundTitle: 'Ce chemin ne mène nulle part',
    notFoundText:
      'La page demandée a changé de place ou n’a jamais existé. Revenez sur vos pas ou repartez du départ.',
    brokenTitle: 'Quelque chose a cédé',
    brokenText:
      'Nous n’avons pas pu afficher cette page. Vous n’y êtes pour rien. Réessayez dans un instant.',
    home: 'Retour au départ',
  },
  de: {
    notFoundTitle: 'Dieser Weg führt ins Leere',
    notFoundText:
      'Die gesuchte Seite ist umgezogen oder war nie da. Kehr um oder beginne noch einmal am Start.',
    brokenTitle: 'Hier ist etwas gerissen',
    brokenText:
      'Wir konnten diese Seite nicht zeigen. Das liegt nicht an dir. Versuch es gleich noch einmal.',
    home: 'Zurück zum Start',
  },
})
