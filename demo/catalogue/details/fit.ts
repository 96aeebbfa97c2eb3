import type { Words } from '../words.ts'

export const fit = {
  'true-to-size': {
    en: 'True to size, with a medium width. Between sizes, take the larger one if you wear thick socks.',
    fr: 'Taille normalement, largeur moyenne. Entre deux pointures, prenez la plus grande avec des chaussettes épaisses.',
    de: 'Fällt normal aus, mittlere Weite. Zwischen zwei Größen mit dicken Socken lieber die größere wählen.',
  },
  'roomy-toe': {
    en: 'Snug at the heel with room for toes to spread. Most runners stay in their usual running size.',
    fr: 'Talon bien tenu, avant-pied large pour laisser les orteils s’étaler. Gardez votre pointure de course habituelle.',
    de: 'Sitzt eng an der Ferse und lässt den Zehen Platz. Die meisten bleiben bei ihrer gewohnten Laufschuhgröße.',
  },
  'close-shoe': {
    en: 'A close, fast fit. Go up half a size if you have a wide forefoot.',
    fr: 'Chaussant ajusté et dynamique. Prenez une demi-pointure de plus si votre avant-pied est large.',
    de: 'Eng und direkt geschnitten. Bei breitem Vorfuß eine halbe Größe größer wählen.',
  },
  'boot-sock': {
    en: 'Made to be worn with a mid-weight sock. Leather eases a little over the first two weeks.',
    fr: 'Prévu pour une chaussette mi-épaisse. Le cuir se détend de quelques millimètres en deux semaines.',
    de: 'Für eine mittelstarke Socke gebaut. Das Leder gibt in den ersten zwei Wochen einige Millimeter nach.',
  },
  'easy-slip': {
    en: 'Runs a touch long so it slips on easily. If you take half sizes, round down.',
    fr: 'Chausse un peu long pour s’enfiler sans effort. En demi-pointure, arrondissez vers le bas.',
    de: 'Fällt etwas länger aus, damit man leicht hineinkommt. Bei halben Größen abrunden.',
  },
  'whole-sizes': {
    en: 'Whole sizes only, shaped for women and men alike. Leave a little space behind the heel.',
    fr: 'Pointures entières, forme mixte. Laissez un peu d’espace derrière le talon.',
    de: 'Nur ganze Größen, für Damen und Herren gleichermaßen geformt. Hinter der Ferse darf etwas Luft bleiben.',
  },
  'kids-shoe': {
    en: 'Includes about 12 mm of growing room. Press for the toes: a thumb’s width is right.',
    fr: 'Environ 12 mm de marge pour grandir. Vérifiez au toucher, un pouce devant les orteils suffit.',
    de: 'Mit rund 12 mm Platz zum Wachsen. Der Daumentest hilft: eine Daumenbreite vor den Zehen ist richtig.',
  },
  'kids-clothes': {
    en: 'Cut generously so it lasts a year. Sleeves and hems can be turned up without showing.',
    fr: 'Coupe généreuse pour durer un an. Manches et ourlets se retournent discrètement.',
    de: 'Großzügig geschnitten, damit es ein Jahr lang passt. Ärmel und Säume lassen sich unauffällig umschlagen.',
  },
  regular: {
    en: 'Regular fit, true to size. The model is 183 cm or 175 cm tall and wears M or S.',
    fr: 'Coupe droite, taille normalement. Nos mannequins mesurent 183 et 175 cm et portent du M et du S.',
    de: 'Normaler Schnitt, fällt größengerecht aus. Unsere Models sind 183 und 175 cm groß und tragen M und S.',
  },
  relaxed: {
    en: 'Relaxed through body and sleeve. Take one size down for a closer line.',
    fr: 'Coupe ample au corps et aux manches. Prenez une taille en dessous pour une ligne plus nette.',
    de: 'Lässig in Körper und Ärmel. Für eine schmalere Linie eine Größe kleiner wählen.',
  },
  layering: {
    en: 'Cut to go over a midlayer, with a dropped back hem and sleeves long enough to reach.',
    fr: 'Pensée pour passer sur une couche intermédiaire, dos rallongé et manches qui suivent le mouvement.',
    de: 'So geschnitten, dass ein Midlayer darunter passt, mit längerem Rücken und Ärmeln, die jede Bewegung mitmachen.',
  },
  'next-to-skin': {
    en: 'Close to the body without squeezing. If you prefer it looser, go up one size.',
    fr: 'Près du corps sans serrer. Prenez une taille au-dessus si vous l’aimez plus souple.',
    de: 'Körpernah, ohne zu drücken. Wer es lockerer mag, nimmt eine Größe größer.',
  },
  'straight-leg': {
    en: 'Mid rise with a straight leg and a little ease in the thigh. Inside leg 81 cm, easily shortened.',
    'en-gb':
      'Mid rise with a straight leg and a little ease in the thigh. Inside leg 32 inches, easily shortened.',
    fr: 'Taille mi-haute, jambe droite, un peu d’aisance à la cuisse. Entrejambe de 81 cm, facile à raccourcir.',
    de: 'Mittlere Leibhöhe, gerades Bein, etwas Weite am Oberschenkel. Schrittlänge 81 cm, leicht zu kürzen.',
  },
  'above-knee': {
    en: 'Sits at the waist and ends a hand’s width above the knee. True to size.',
    fr: 'Se porte à la taille et s’arrête une main au-dessus du genou. Taille normalement.',
    de: 'Sitzt auf der Taille und endet eine Handbreit über dem Knie. Fällt normal aus.',
  },
  'high-rise': {
    en: 'High rise with a wide, flat waistband that stays put. Full length to the ankle.',
    fr: 'Taille haute à large ceinture plate qui ne roule pas. Longueur cheville.',
    de: 'Hohe Taille mit breitem, flachem Bund, der nicht rutscht. Knöchellang.',
  },
  'one-head': {
    en: 'One size for heads from 55 to 61 cm.',
    fr: 'Taille unique, tours de tête de 55 à 61 cm.',
    de: 'Einheitsgröße für Kopfumfänge von 55 bis 61 cm.',
  },
  'sock-size': {
    en: 'Three sizes, each covering about four shoe sizes. If you are on the edge, choose the smaller.',
    fr: 'Trois tailles, chacune couvrant environ quatre pointures. À la limite, choisissez la plus petite.',
    de: 'Drei Größen, jede deckt etwa vier Schuhgrößen ab. An der Grenze lieber die kleinere nehmen.',
  },
  'pack-back': {
    en: 'Fits torsos from 43 to 53 cm. Sternum strap slides, shoulder straps are curved for women and men.',
    fr: 'Convient aux dos de 43 à 53 cm. Sangle de poitrine coulissante, bretelles galbées mixtes.',
    de: 'Passt zu Rückenlängen von 43 bis 53 cm. Verschiebbarer Brustgurt, geschwungene Träger für Damen und Herren.',
  },
} as const satisfies Record<string, Words>
