import type { Words } from '../words.ts'

export const clothMaterials = {
  'shell-three-layer': {
    en: 'Three-layer recycled nylon, 20,000 mm waterproof rating, taped seams, water-repellent finish free of PFAS.',
    fr: 'Nylon recyclé trois couches, imperméabilité 20 000 mm, coutures étanches, déperlance sans PFAS.',
    de: 'Dreilagiges recyceltes Nylon, Wassersäule 20.000 mm, getapte Nähte, wasserabweisende Ausrüstung ohne PFAS.',
  },
  'shell-light': {
    en: '2.5-layer recycled ripstop at 62 g/m², taped seams, printed inner face that does not cling to bare arms.',
    fr: 'Ripstop recyclé 2,5 couches de 62 g/m², coutures étanches, face interne imprimée qui ne colle pas aux bras.',
    de: 'Recyceltes 2,5-Lagen-Ripstop mit 62 g/m², getapte Nähte, bedruckte Innenseite, die nicht auf der Haut klebt.',
  },
  down: {
    en: '700-fill traceable duck down in stitched-through baffles, recycled ripstop shell, brushed chin guard.',
    fr: 'Duvet de canard traçable 700 cuin en caissons cousus, extérieur ripstop recyclé, protège-menton gratté.',
    de: 'Rückverfolgbare Entendaune mit 700 cuin in durchgesteppten Kammern, recyceltes Ripstop außen, angerauter Kinnschutz.',
  },
  'synthetic-fill': {
    en: 'Recycled polyester fill that stays warm when damp, soft ripstop face, elastic-bound hem and cuffs.',
    fr: 'Garnissage en polyester recyclé, chaud même humide, extérieur ripstop doux, bas et poignets gansés d’élastique.',
    de: 'Füllung aus recyceltem Polyester, warm auch bei Feuchtigkeit, weiches Ripstop, elastisch eingefasster Saum und Ärmelabschluss.',
  },
  'high-pile': {
    en: '280 g/m² high-pile fleece of recycled polyester, woven chest pocket, bound edges.',
    fr: 'Polaire épaisse de 280 g/m² en polyester recyclé, poche poitrine tissée, bords gansés.',
    de: 'Hochflorfleece mit 280 g/m² aus recyceltem Polyester, gewebte Brusttasche, eingefasste Kanten.',
  },
  'grid-fleece': {
    en: '190 g/m² grid-back fleece with a smooth face, recycled polyester with a touch of elastane.',
    fr: 'Polaire quadrillée de 190 g/m² à face lisse, polyester recyclé et une pointe d’élasthanne.',
    de: 'Grid-Fleece mit 190 g/m² und glatter Außenseite, recyceltes Polyester mit etwas Elasthan.',
  },
  'loopback-cotton': {
    en: '400 g/m² loopback organic cotton, ribbed side panels, flatlocked seams.',
    fr: 'Molleton bouclette de coton bio 400 g/m², côtés en bord-côte, coutures plates.',
    de: 'French Terry aus Bio-Baumwolle mit 400 g/m², gerippte Seiteneinsätze, Flachnähte.',
  },
  lambswool: {
    en: 'Two-ply lambswool, fully fashioned at the shoulder, ribbed collar, cuffs and hem.',
    fr: 'Laine d’agneau deux fils, diminuée à l’épaule, col, poignets et bas côtelés.',
    de: 'Zweifädige Lammwolle, an der Schulter formgestrickt, gerippter Kragen, Bündchen und Saum.',
  },
  'organic-jersey': {
    en: '190 g/m² combed organic cotton jersey, taped shoulders, a neck rib that keeps its shape.',
    fr: 'Jersey de coton bio peigné de 190 g/m², épaules renforcées, col côtelé qui garde sa forme.',
    de: 'Jersey aus gekämmter Bio-Baumwolle mit 190 g/m², verstärkte Schultern, formstabiler Rippkragen.',
  },
  merino: {
    en: '150 g/m² merino at 18.5 microns around a fine nylon core, flatlocked seams moved off the shoulder.',
    fr: 'Mérinos 18,5 microns de 150 g/m² autour d’une âme de nylon, coutures plates décalées de l’épaule.',
    de: 'Merino mit 18,5 Mikron und 150 g/m² um einen feinen Nylonkern, Flachnähte abseits der Schulter.',
  },
  'merino-fine': {
    en: 'Fine merino jersey at 18.5 microns, doubled over the ears and closed with a single flat seam.',
    fr: 'Jersey fin de mérinos 18,5 microns, doublé sur les oreilles, fermé d’une seule couture plate.',
    de: 'Feiner Merinojersey mit 18,5 Mikron, über den Ohren doppelt, mit einer einzigen flachen Naht geschlossen.',
  },
  'light-jersey': {
    en: '110 g/m² recycled polyester jersey, UPF 40, quick to dry and treated with mint oil against odour.',
    fr: 'Jersey de polyester recyclé de 110 g/m², UPF 40, séchage rapide, traité à l’huile de menthe contre les odeurs.',
    de: 'Jersey aus recyceltem Polyester mit 110 g/m², UPF 40, schnell trocknend, mit Minzöl gegen Geruch behandelt.',
  },
  'waxed-cotton': {
    en: '8 oz cotton twill with a dry wax finish, corduroy collar lining, corozo buttons.',
    fr: 'Sergé de coton de 270 g/m² à cire sèche, intérieur de col en velours côtelé, boutons en corozo.',
    de: 'Baumwolltwill mit 270 g/m² und Trockenwachs, Kragenfutter aus Cord, Steinnussknöpfe.',
  },
  corduroy: {
    en: 'Eleven-wale organic cotton corduroy, brushed once for softness, corozo buttons.',
    fr: 'Velours de coton bio à onze côtes, gratté une fois pour la douceur, boutons en corozo.',
    de: 'Cord aus Bio-Baumwolle mit elf Rippen pro Zoll, einmal angeraut, Steinnussknöpfe.',
  },
  'stretch-woven': {
    en: 'Double-weave recycled nylon with four-way stretch, articulated knees, zip pocket big enough for a map.',
    fr: 'Nylon recyclé double tissage, extensible en tous sens, genoux préformés, poche zippée assez grande pour une carte.',
    de: 'Doppelgewebe aus recyceltem Nylon, in alle Richtungen dehnbar, vorgeformte Knie, Reißverschlusstasche für eine Landkarte.',
  },
  'cotton-twill': {
    en: 'Garment-dyed organic cotton twill with two percent elastane, gusseted seat, bar-tacked pockets.',
    fr: 'Sergé de coton bio teint en pièce, deux pour cent d’élasthanne, soufflet d’entrejambe, poches renforcées.',
    de: 'Stückgefärbter Bio-Baumwolltwill mit zwei Prozent Elasthan, Zwickel im Schritt, verriegelte Taschen.',
  },
  'brushed-knit': {
    en: 'Interlock knit of recycled nylon and elastane, brushed inside, opaque at full stretch.',
    fr: 'Maille interlock de nylon recyclé et d’élasthanne, grattée à l’intérieur, opaque même étirée.',
    de: 'Interlock-Strick aus recyceltem Nylon und Elasthan, innen angeraut, auch gedehnt blickdicht.',
  },
  'wool-rib': {
    en: 'Undyed-core lambswool in a deep fisherman’s rib with a double-layer cuff.',
    fr: 'Laine d’agneau en côte perlée profonde, revers double épaisseur.',
    de: 'Lammwolle in tiefem Fischerpatent mit doppeltem Umschlag.',
  },
  'brushed-twill': {
    en: 'Brushed organic cotton twill, curved peak, adjustable leather-free strap with a brass buckle.',
    fr: 'Sergé de coton bio gratté, visière courbe, patte réglable sans cuir à boucle laiton.',
    de: 'Angerauter Bio-Baumwolltwill, gebogener Schirm, verstellbarer lederfreier Riegel mit Messingschnalle.',
  },
  'sock-merino': {
    en: 'Merino, recycled nylon and a little elastane, terry cushioning underfoot, hand-linked toe seam.',
    fr: 'Mérinos, nylon recyclé et un peu d’élasthanne, bouclette sous le pied, couture d’orteils remaillée à la main.',
    de: 'Merino, recyceltes Nylon und etwas Elasthan, Frotteepolster unter dem Fuß, handgekettelte Zehennaht.',
  },
  'sock-cotton': {
    en: 'Combed organic cotton with recycled nylon at heel and toe, ribbed arch band.',
    fr: 'Coton bio peigné, nylon recyclé au talon et aux orteils, bande côtelée à la voûte.',
    de: 'Gekämmte Bio-Baumwolle, recyceltes Nylon an Ferse und Spitze, geripptes Band am Mittelfuß.',
  },
  'pack-nylon': {
    en: '420-denier recycled nylon with a PFAS-free coating, alloy hooks, padded mesh back panel.',
    fr: 'Nylon recyclé 420 deniers à enduction sans PFAS, crochets en aluminium, dos matelassé en mesh.',
    de: 'Recyceltes Nylon mit 420 Denier und PFAS-freier Beschichtung, Aluminiumhaken, gepolsterter Mesh-Rücken.',
  },
} as const satisfies Record<string, Words>
