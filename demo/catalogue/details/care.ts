import type { Words } from '../words.ts'

export const care = {
  mesh: {
    en: 'Knock off dry mud, rinse with cold water and let them dry away from heat. Never in the machine.',
    fr: 'Faites tomber la boue sèche, rincez à l’eau froide et laissez sécher loin d’une source de chaleur. Jamais en machine.',
    de: 'Trockenen Schlamm abklopfen, kalt abspülen und fern von Heizungen trocknen lassen. Nie in die Maschine.',
  },
  leather: {
    en: 'Brush after wear, feed with a neutral cream once a month, and keep on wooden shoe trees.',
    fr: 'Brossez après usage, nourrissez d’une crème incolore une fois par mois et rangez sur embauchoirs en bois.',
    de: 'Nach dem Tragen bürsten, einmal im Monat mit farbloser Creme pflegen und auf Holzspannern aufbewahren.',
  },
  suede: {
    en: 'Let mud dry, then lift it with a crepe brush. Renew the rain protection twice a season.',
    fr: 'Laissez sécher la boue puis brossez au crêpe. Renouvelez l’imperméabilisant deux fois par saison.',
    de: 'Schlamm trocknen lassen und mit der Kreppbürste lösen. Den Regenschutz zweimal pro Saison erneuern.',
  },
  canvas: {
    en: 'Sponge with soapy water and dry in the shade. Creases and fading are part of it.',
    fr: 'Nettoyez à l’éponge savonneuse et séchez à l’ombre. Plis et patine font partie du charme.',
    de: 'Mit Seifenwasser abwischen und im Schatten trocknen. Falten und Ausbleichen gehören dazu.',
  },
  'wet-shoe': {
    en: 'Rinse off salt and sand, shake, and hang up. Keep out of a hot car.',
    fr: 'Rincez sel et sable, secouez, suspendez. Ne laissez pas dans une voiture au soleil.',
    de: 'Salz und Sand abspülen, ausschütteln, aufhängen. Nicht im heißen Auto liegen lassen.',
  },
  shell: {
    en: 'Machine wash at 30 °C with the zips closed, then tumble dry low for 20 minutes to wake up the water repellency.',
    fr: 'Lavage à 30 °C, zips fermés, puis 20 minutes de sèche-linge doux pour raviver la déperlance.',
    de: 'Bei 30 °C mit geschlossenen Reißverschlüssen waschen, dann 20 Minuten schonend in den Trockner, das weckt die Imprägnierung.',
  },
  down: {
    en: 'Wash at 30 °C with down soap, tumble dry low with two clean tennis balls until fluffy throughout.',
    fr: 'Lavage à 30 °C avec une lessive pour duvet, sèche-linge doux avec deux balles de tennis jusqu’à retrouver tout le gonflant.',
    de: 'Bei 30 °C mit Daunenwaschmittel waschen, mit zwei sauberen Tennisbällen schonend trocknen, bis alles wieder bauscht.',
  },
  synthetic: {
    en: 'Wash at 30 °C inside out in a filter bag, skip the softener, line dry.',
    fr: 'Lavage à 30 °C sur l’envers, en sac filtrant, sans adoucissant. Séchage à l’air libre.',
    de: 'Bei 30 °C auf links in einem Filterbeutel waschen, ohne Weichspüler, an der Luft trocknen.',
  },
  cotton: {
    en: 'Wash at 30 °C with similar shades, pull into shape while damp, line dry.',
    fr: 'Lavage à 30 °C avec des couleurs semblables, remettez en forme humide, séchez sur fil.',
    de: 'Bei 30 °C mit ähnlichen Farben waschen, feucht in Form ziehen, auf der Leine trocknen.',
  },
  wool: {
    en: 'Air it overnight more often than you wash it. When you must, wool cycle at 30 °C and dry flat.',
    fr: 'Aérez une nuit plutôt que de laver. Sinon, programme laine à 30 °C et séchage à plat.',
    de: 'Öfter über Nacht lüften als waschen. Wenn nötig, Wollprogramm bei 30 °C und liegend trocknen.',
  },
  wax: {
    en: 'Sponge with cold water only. Re-wax yearly, or send it to us and we will do it.',
    fr: 'Éponge et eau froide uniquement. Recirez une fois par an, ou confiez-la-nous.',
    de: 'Nur mit kaltem Wasser abwischen. Einmal im Jahr nachwachsen oder an uns schicken, wir übernehmen das.',
  },
  'hand-wash': {
    en: 'Hand wash in lukewarm water, reshape and dry flat.',
    fr: 'Lavage à la main à l’eau tiède, remise en forme et séchage à plat.',
    de: 'Lauwarm von Hand waschen, in Form bringen und liegend trocknen.',
  },
  pack: {
    en: 'Empty the crumbs, sponge with mild soap and hang upside down to dry.',
    fr: 'Videz les miettes, nettoyez au savon doux et séchez la tête en bas.',
    de: 'Krümel ausleeren, mit milder Seife abwischen und kopfüber trocknen lassen.',
  },
} as const satisfies Record<string, Words>
