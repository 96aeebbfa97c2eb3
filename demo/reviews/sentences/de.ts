import type { SentenceKit } from './sentence-kit.ts'

/** What German-speaking buyers say. */
export const de: SentenceKit = {
  titles: {
    good: [
      ...[
        'Genau das, was ich gesucht habe',
        'Besser als erwartet',
        'Absolut empfehlenswert',
        'Sehr zufrieden',
      ],
      ...['Gut verarbeitet', 'Vom ersten Tag an bequem', 'Schlicht und gut', 'Hält, was es verspricht'],
      ...['Jederzeit wieder', 'Tolle Qualität', 'Auf Rat einer Freundin gekauft', 'Nichts auszusetzen'],
      ...['Passt perfekt', 'Jeden Cent wert', 'Mein neuer Liebling'],
    ],
    fair: [
      ...[
        'Gut, mit einem Haken',
        'Ganz in Ordnung',
        'Nicht ganz meins',
        'Ordentlich, aber auf die Größe achten',
      ],
      ...['Für den Preis in Ordnung', 'Mit Abstrichen'],
    ],
    poor: [...['Leider nichts für mich', 'Mehr erwartet', 'Ging zurück', 'Enttäuscht', 'Schade']],
  },
  bySubject: {
    footwear: {
      good: [
        'Einen ganzen Tag direkt aus dem Karton getragen und keine einzige Blase.',
        'Die Sohle hält auf nassem Fels und auf nassem Laub, das konnten meine alten nicht.',
        'Ich habe breite Füße, vorne ist genug Platz, und die Ferse sitzt trotzdem.',
        'Nach drei Monaten fast täglicher Runden sehen sie noch aus wie neu.',
        'So leicht, dass ich sie mittags vergessen habe.',
        'Ich gehe zweimal am Tag mit dem Hund, bei jedem Wetter, immer mit diesen.',
        'Am Wochenende ein paar hundert Höhenmeter, und die Knie haben sich nicht beschwert.',
        'Die Einlegesohle ist weich, ohne schwammig zu sein.',
        'Über Nacht neben der Heizung sind sie wieder trocken.',
        'Zur Jeans sehen sie genauso gut aus wie zur Wanderhose.',
      ],
      fair: [
        'Ich habe eine halbe Nummer größer bestellt, das war richtig.',
        'Ein paar Tage einlaufen muss man sie schon.',
        'Die Farbe ist einen Ton dunkler als auf dem Bildschirm.',
        'Im Hochsommer etwas warm.',
      ],
      poor: [
        'Vorne zu schmal für mich, auch eine Nummer größer.',
        'Die Ferse hat beidseitig gerieben und wurde auch nach zwei Wochen nicht besser.',
        'Nach einem Monat hat sich vorne eine Naht gelöst.',
        'Auf glatten Fliesen rutschen sie, wenn es nass ist.',
      ],
    },
    clothing: {
      good: [
        'Der Stoff fühlt sich fest und trotzdem weich an, nichts kratzt.',
        'Schon ein Dutzend Mal gewaschen und noch immer in Form.',
        'Damit gehe ich zur Arbeit und danach in die Berge.',
        'Die Farbe ist genau wie auf den Bildern.',
        'Lässt sich klein zusammenlegen und knittert nicht.',
        'Bei 1,78 m trage ich meistens M, und M passt.',
      ],
      fair: [
        'Wer groß ist, hätte es gern etwas länger.',
        'Fällt eher groß aus, im Zweifel die kleinere Größe nehmen.',
        'Zieht Hundehaare magisch an.',
        'Nach dem Waschen dauert es lange, bis es trocken ist.',
      ],
      poor: [
        'Beim ersten Waschen eingelaufen, obwohl ich mich an das Etikett gehalten habe.',
        'Nach wenigen Wochen unter dem Rucksack kleine Knötchen.',
        'Dünner, als ich bei dem Preis gehofft hatte.',
      ],
    },
    accessory: {
      good: [
        'Seit es da ist, benutze ich es jeden Tag.',
        'Sorgfältiger gemacht, als man es bei so etwas erwartet.',
        'Eins für mich, zwei zum Verschenken.',
        'Nach einem Winter sieht es noch aus wie neu.',
        'Festes Material, und es lässt sich gut waschen.',
      ],
      fair: ['Eine Farbe mehr zur Auswahl wäre schön.', 'Etwas kleiner, als es auf den Bildern wirkt.'],
      poor: [
        'Nach einem Monat war es aus der Form.',
        'Kleiner, als die Größentabelle sagt.',
        'Am zweiten Tag ist die Naht aufgegangen.',
      ],
    },
    kids: {
      good: [
        'Unsere Tochter zieht es freiwillig an, das sagt alles.',
        'Hat ein ganzes Halbjahr Schulhof überstanden.',
        'Eine Nummer größer gekauft, da ist noch Platz zum Wachsen.',
        'Die Farbe kommt bei unserem Sechsjährigen sehr gut an.',
        'Matsch geht mit der Bürste weg, der Rest in der Wäsche.',
        'Trägt jetzt der kleine Bruder und sieht immer noch gut aus.',
        'Robust an den Stellen, an denen Kinder nichts schonen.',
        'Leicht zu schließen, auch wenn es schnell gehen muss.',
      ],
      fair: [
        'Fällt etwas klein aus, also vorausdenken.',
        'Ein Aufhänger wäre praktisch.',
        'Auf der hellen Farbe sieht man jeden Fleck.',
      ],
      poor: [
        'Nach zwei Monaten zu klein, weil es knapp ausfällt.',
        'In der zweiten Kitawoche ist eine Naht aufgegangen.',
        'Für unsere Kleine zu steif.',
      ],
    },
  },
  more: {
    laced: {
      good: ['Die Schnürung hält den ganzen Tag.'],
      fair: [
        'In der ersten Woche hat die Zunge etwas gedrückt, danach nicht mehr.',
        'Die Schnürsenkel sind mir etwas zu lang.',
      ],
    },
    layer: {
      good: [
        'Endlich sind die Ärmel lang genug.',
        'Weit genug, um noch einen Pullover darunter zu tragen.',
        'Die Taschen sitzen richtig, und das Handy passt hinein.',
        'Warm, ohne dick aufzutragen.',
        'Nähte und Reißverschlüsse sehen nach vielen Jahren aus.',
      ],
      fair: ['Der Reißverschluss hakt ab und zu.'],
    },
    worn: {
      good: [
        'Eine Kleinigkeit, die an kalten Morgen viel ausmacht.',
        'Sitzt gut und bleibt, wo es ist.',
        'Passt in die Manteltasche, wenn man es nicht braucht.',
      ],
      fair: ['Am Anfang etwas eng, dann gibt es nach.'],
    },
    carried: {
      good: [
        'Alles hat seinen Platz, nichts klappert.',
        'Sitzt eng am Rücken, auch wenn er voll ist.',
        'Unter der Woche der Laptop, am Sonntag Proviant für vier.',
      ],
      fair: ['Eine zweite Tasche an der Seite wäre schön.'],
    },
  },
  waterproof: [
    'Zwei Stunden Dauerregen, und innen blieb alles trocken.',
    'Der Bach war tiefer, als er aussah, und es kam trotzdem nichts durch.',
    'Auch nach einem halben Jahr perlt das Wasser noch ab.',
  ],
  endings: {
    good: [
      ...['Gerne wieder.', 'Lieferung in zwei Tagen.', 'Klare Empfehlung.', 'Vielen Dank!'],
      ...['Ich überlege, es noch in einer zweiten Farbe zu nehmen.'],
    ],
    fair: ['Alles in allem behalte ich es.', 'Trotzdem ein faires Angebot.', 'Von mir drei Sterne.'],
    poor: ['Ging zurück.', 'Die Rücksendung war immerhin einfach.', 'Schade, denn es sieht gut aus.'],
  },
  names: [
    ...['Anna', 'Jonas', 'Lena', 'Felix', 'Katrin', 'Moritz', 'Sophie', 'Paul', 'Miriam', 'Tobias', 'Ines'],
    ...['Lukas', 'Franziska', 'Emre', 'Julia', 'Sebastian', 'Nele', 'Henrik', 'Clara', 'Daniel'],
  ],
}
