import type { Words } from '../words.ts'

export const sustainability = {
  'recycled-upper': {
    en: 'The upper and laces are spun from recycled polyester, and the midsole holds a fifth of regrind from our own offcuts.',
    fr: 'La tige et les lacets sont en polyester recyclé, et la semelle contient un cinquième de nos propres chutes rebroyées.',
    de: 'Obermaterial und Senkel bestehen aus recyceltem Polyester, die Zwischensohle zu einem Fünftel aus eigenen gemahlenen Resten.',
  },
  resole: {
    en: 'Built to be resoled. Send them back when the tread is gone, and they return with a new one in three weeks.',
    fr: 'Conçues pour être ressemelées. Renvoyez-les une fois usées, elles reviennent avec une semelle neuve sous trois semaines.',
    de: 'Zum Neubesohlen gebaut. Ist das Profil abgelaufen, schickst du sie ein und bekommst sie nach drei Wochen neu besohlt zurück.',
  },
  'chrome-free': {
    en: 'Leather tanned without chrome in a tannery that cleans and reuses four fifths of its water.',
    fr: 'Cuir tanné sans chrome dans une tannerie qui épure et réutilise les quatre cinquièmes de son eau.',
    de: 'Chromfrei gegerbtes Leder aus einer Gerberei, die vier Fünftel ihres Wassers reinigt und wiederverwendet.',
  },
  'natural-rubber': {
    en: 'Natural rubber from smallholdings where the trees stand between other crops.',
    fr: 'Caoutchouc naturel de petites exploitations où l’hévéa pousse entre d’autres cultures.',
    de: 'Naturkautschuk von kleinen Höfen, auf denen die Bäume zwischen anderen Kulturen stehen.',
  },
  'organic-cotton': {
    en: 'Organic cotton grown on rain-fed fields, and dyed in a closed loop.',
    fr: 'Coton bio issu de champs arrosés par la pluie, teint en circuit fermé.',
    de: 'Bio-Baumwolle von regenbewässerten Feldern, im geschlossenen Kreislauf gefärbt.',
  },
  'gentle-wool': {
    en: 'Wool from farms we know by name, never mulesed, spun within a day’s drive.',
    fr: 'Laine de fermes que nous connaissons, sans mulesing, filée à moins d’une journée de route.',
    de: 'Wolle von Höfen, die wir beim Namen kennen, ohne Mulesing, eine Tagesfahrt entfernt gesponnen.',
  },
  'traceable-down': {
    en: 'Each batch of down can be traced to its farm. No live plucking, no force feeding.',
    fr: 'Chaque lot de duvet est tracé jusqu’à la ferme. Ni plumage à vif, ni gavage.',
    de: 'Jede Charge Daunen ist bis zum Hof rückverfolgbar. Kein Lebendrupf, keine Zwangsfütterung.',
  },
  'recycled-shell': {
    en: 'Face fabric and lining are recycled, the finish is PFAS-free, and we mend it free of charge for ten years.',
    fr: 'Tissu et doublure recyclés, déperlance sans PFAS, réparations gratuites pendant dix ans.',
    de: 'Oberstoff und Futter sind recycelt, die Imprägnierung PFAS-frei, und zehn Jahre lang reparieren wir kostenlos.',
  },
  'recycled-bottles': {
    en: 'Knitted from recycled drinks bottles, tightly enough to shed less in the wash.',
    fr: 'Tricoté à partir de bouteilles recyclées, assez serré pour perdre moins de fibres au lavage.',
    de: 'Aus recycelten Getränkeflaschen gestrickt, so dicht, dass sich beim Waschen weniger Fasern lösen.',
  },
  repair: {
    en: 'Comes with spare buttons and a square of cloth. Our workshop mends what you would rather not.',
    fr: 'Livré avec boutons de rechange et carré de tissu. Notre atelier répare ce que vous préférez nous confier.',
    de: 'Mit Ersatzknöpfen und einem Flicken geliefert. Was du nicht selbst nähen magst, übernimmt unsere Werkstatt.',
  },
  'hand-down': {
    en: 'Room for three names on the label. Grown out of it? Send it back for a voucher and we find it a new child.',
    fr: 'De la place pour trois prénoms sur l’étiquette. Devenu trop petit ? Renvoyez-le contre un bon, nous lui trouvons un autre enfant.',
    de: 'Platz für drei Namen auf dem Etikett. Herausgewachsen? Gegen einen Gutschein zurückschicken, wir finden das nächste Kind.',
  },
} as const satisfies Record<string, Words>
