import type { Words } from '../words.ts'

export const shoeMaterials = {
  'ripstop-mesh': {
    en: 'Ripstop mesh upper with welded overlays at toe and midfoot, recycled polyester laces, foam midsole and a sticky rubber outsole.',
    fr: 'Tige en mesh ripstop, renforts soudés à l’avant et au médio-pied, lacets en polyester recyclé, semelle intermédiaire en mousse et semelle extérieure en gomme adhérente.',
    de: 'Obermaterial aus Ripstop-Mesh mit verschweißten Verstärkungen an Zehen und Mittelfuß, Schnürsenkel aus recyceltem Polyester, Schaumzwischensohle und griffige Gummilaufsohle.',
  },
  'membrane-mesh': {
    en: 'Tight-woven upper bonded to a waterproof, breathable membrane, gusseted tongue, rubber toe bumper and lugged rubber outsole.',
    fr: 'Tige en tissage serré contrecollée à une membrane imperméable et respirante, languette à soufflet, pare-pierres en caoutchouc et semelle crantée.',
    de: 'Dicht gewebtes Obermaterial mit wasserdichter, atmungsaktiver Membran, Faltenzunge, Zehenschutz aus Gummi und profilierte Gummilaufsohle.',
  },
  'engineered-mesh': {
    en: 'One-piece engineered mesh, open over the toes and dense at the heel, padded collar, supercritical foam midsole and rubber only where you land.',
    fr: 'Mesh d’une seule pièce, aéré aux orteils et dense au talon, col matelassé, mousse supercritique et gomme placée uniquement aux zones d’appui.',
    de: 'Einteiliges Mesh, über den Zehen offen und an der Ferse dicht, gepolsterter Kragen, superkritisch geschäumte Zwischensohle und Gummi nur dort, wo du aufsetzt.',
  },
  'hiking-leather': {
    en: '2.4 mm full-grain leather, cast-metal hooks, leather-lined collar, steel half shank and a stitched, replaceable outsole.',
    fr: 'Cuir pleine fleur de 2,4 mm, crochets en métal moulé, col doublé cuir, demi-cambrion en acier et semelle cousue remplaçable.',
    de: 'Vollnarbenleder in 2,4 mm, Haken aus Metallguss, lederbezogener Kragen, halbe Stahlgelenkfeder und eine genähte, austauschbare Laufsohle.',
  },
  'hiking-suede': {
    en: 'Suede and recycled nylon upper over a waterproof membrane, contoured foam footbed and a dual-density rubber outsole.',
    fr: 'Tige en cuir suédé et nylon recyclé sur membrane imperméable, semelle intérieure moulée et semelle extérieure en gomme bidensité.',
    de: 'Obermaterial aus Veloursleder und recyceltem Nylon über wasserdichter Membran, geformtes Fußbett und Laufsohle aus Gummi in zwei Härten.',
  },
  'chelsea-leather': {
    en: 'Full-grain calf leather with woven elastic gores, leather lining, cork-filled insole and a storm-welted rubber sole.',
    fr: 'Cuir de veau pleine fleur, élastiques tissés, doublure cuir, première de montage garnie de liège et semelle gomme à trépointe débordante.',
    de: 'Vollnarbiges Kalbsleder mit gewebten Elastikeinsätzen, Lederfutter, korkgefüllte Brandsohle und rahmengenähte Gummisohle.',
  },
  'chelsea-suede': {
    en: 'Reverse-calf suede treated against rain, tonal elastic gores, leather-lined heel and a light crepe-look rubber sole.',
    fr: 'Veau velours traité contre la pluie, élastiques ton sur ton, talon doublé cuir et semelle gomme légère façon crêpe.',
    de: 'Kalbsvelours mit Regenschutz, Elastikeinsätze Ton in Ton, lederbezogene Ferse und leichte Gummisohle in Kreppoptik.',
  },
  'natural-rubber': {
    en: 'Hand-laid natural rubber, cotton-jersey lining, pull tabs front and back and a removable felt insole.',
    fr: 'Caoutchouc naturel posé à la main, doublure en jersey de coton, tirettes avant et arrière et semelle en feutre amovible.',
    de: 'Von Hand gelegter Naturkautschuk, Futter aus Baumwolljersey, Anziehschlaufen vorn und hinten und herausnehmbare Filzeinlage.',
  },
  'winter-insulated': {
    en: 'Water-repellent upper, 200 g recycled insulation, wool-blend lining, seam-sealed lower and a cold-weather rubber that stays soft on ice.',
    fr: 'Tige déperlante, isolation recyclée de 200 g, doublure en laine mélangée, bas étanchéifié et gomme grand froid qui reste souple sur la glace.',
    de: 'Wasserabweisendes Obermaterial, 200 g recycelte Isolierung, Futter aus Wollmischung, versiegelter Schaft und Kältegummi, der auf Eis weich bleibt.',
  },
  'court-leather': {
    en: 'Smooth tumbled leather, perforated toe, terry lining, cotton laces and a stitched cupsole of natural rubber.',
    fr: 'Cuir foulonné lisse, bout perforé, doublure éponge, lacets en coton et semelle cuvette cousue en caoutchouc naturel.',
    de: 'Weich gewalktes Glattleder, perforierte Zehenpartie, Frotteefutter, Baumwollsenkel und genähte Schalensohle aus Naturkautschuk.',
  },
  'court-suede': {
    en: 'Suede upper with a leather-lined heel, flat cotton laces, foam insole and a stitched gum-rubber cupsole.',
    fr: 'Tige en cuir suédé, talon doublé cuir, lacets plats en coton, semelle intérieure en mousse et cuvette cousue en gomme naturelle.',
    de: 'Obermaterial aus Veloursleder, lederbezogene Ferse, flache Baumwollsenkel, Schaumeinlage und genähte Schalensohle aus Naturgummi.',
  },
  'slip-on-leather': {
    en: 'Tumbled leather with hidden elastic gores, leather lining, cork footbed and a flexible stitched rubber sole.',
    fr: 'Cuir foulonné à élastiques cachés, doublure cuir, semelle intérieure en liège et semelle gomme cousue et souple.',
    de: 'Gewalktes Leder mit verdeckten Gummizügen, Lederfutter, Korkfußbett und biegsame, genähte Gummisohle.',
  },
  'waxed-canvas': {
    en: '14 oz canvas finished with plant wax, cotton-drill lining, metal eyelets and a cured rubber sole with foxing tape.',
    fr: 'Toile de 475 g/m² enduite de cire végétale, doublure en coton, œillets métalliques et semelle vulcanisée à bande de caoutchouc.',
    de: 'Canvas mit 475 g/m² und Pflanzenwachs, Futter aus Baumwolldrell, Metallösen und vulkanisierte Sohle mit Gummiband.',
  },
  'soft-canvas': {
    en: 'Washed organic canvas, elastic side gores, cork-topped footbed and a flexible cured-rubber sole.',
    fr: 'Toile bio délavée, élastiques latéraux, semelle intérieure recouverte de liège et semelle vulcanisée souple.',
    de: 'Gewaschener Bio-Canvas, seitliche Elastikeinsätze, Fußbett mit Korkauflage und biegsame, vulkanisierte Sohle.',
  },
  'webbing-strap': {
    en: 'Quick-drying recycled webbing, three points of adjustment, contoured foam footbed and a siped rubber outsole.',
    fr: 'Sangles recyclées à séchage rapide, trois points de réglage, semelle en mousse anatomique et gomme lamellée.',
    de: 'Schnell trocknendes, recyceltes Gurtband, dreifach verstellbar, geformtes Schaumfußbett und Gummilaufsohle mit Lamellen.',
  },
  'leather-strap': {
    en: 'Vegetable-tanned leather straps, brass buckles, suede-topped cork footbed and a thin rubber tread.',
    fr: 'Brides en cuir à tannage végétal, boucles en laiton, semelle de liège gainée de daim et fine semelle gomme.',
    de: 'Riemen aus pflanzlich gegerbtem Leder, Messingschnallen, Korkfußbett mit Veloursauflage und dünne Gummisohle.',
  },
  'leather-clog': {
    en: 'Oiled nubuck on a cork and latex footbed, edged with jute and soled in grippy rubber.',
    fr: 'Nubuck huilé sur semelle de liège et latex, bordée de jute et gomme adhérente.',
    de: 'Geöltes Nubukleder auf Kork-Latex-Fußbett, mit Jute eingefasst, griffige Gummisohle.',
  },
  'felt-clog': {
    en: 'Boiled-wool felt lining in an oiled nubuck shell, cork and latex footbed, siped rubber sole.',
    fr: 'Doublure en feutre de laine bouillie, extérieur en nubuck huilé, semelle de liège et latex, gomme lamellée.',
    de: 'Futter aus gewalktem Wollfilz, außen geöltes Nubukleder, Kork-Latex-Fußbett, Gummisohle mit Lamellen.',
  },
} as const satisfies Record<string, Words>
