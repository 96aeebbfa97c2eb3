/** Towns of the first letters of British postal codes. */
const britain = `AB Aberdeen, AL St Albans, B Birmingham, BA Bath, BB Blackburn, BD Bradford, BH Bournemouth, BL Bolton,
BN Brighton, BR Bromley, BS Bristol, BT Belfast, CA Carlisle, CB Cambridge, CF Cardiff, CH Chester, CM Chelmsford,
CO Colchester, CR Croydon, CT Canterbury, CV Coventry, CW Crewe, DA Dartford, DD Dundee, DE Derby, DG Dumfries, DH Durham,
DL Darlington, DN Doncaster, DT Dorchester, DY Dudley, E Bethnal Green, EC London, EH Edinburgh, EN Enfield Town, EX Exeter,
FK Falkirk, FY Blackpool, G Glasgow, GL Gloucester, GU Guildford, HA Harrow, HD Huddersfield, HG Harrogate,
HP Hemel Hempstead, HR Hereford, HS Stornoway, HU Kingston upon Hull, HX Halifax, IG Ilford, IP Ipswich, IV Inverness,
KA Kilmarnock, KT Kingston upon Thames, KW Kirkwall, KY Kirkcaldy, L Liverpool, LA Lancaster, LD Llandrindod Wells,
LE Leicester, LL Llandudno, LN Lincoln, LS Leeds, LU Luton, M Manchester, ME Rochester, MK Milton Keynes, ML Motherwell,
N Islington, NE Newcastle upon Tyne, NG Nottingham, NN Northampton, NP Newport, NR Norwich, NW Camden Town, OL Oldham,
OX Oxford, PA Paisley, PE Peterborough, PH Perth, PL Plymouth, PO Portsmouth, PR Preston, RG Reading, RH Redhill,
RM Romford, S Sheffield, SA Swansea, SE Peckham, SG Stevenage, SK Stockport, SL Slough, SM Sutton, SN Swindon,
SO Southampton, SP Salisbury, SR Sunderland, SS Southend-on-Sea, ST Stoke-on-Trent, SW Battersea, SY Shrewsbury,
TA Taunton, TD Galashiels, TF Telford, TN Tonbridge, TQ Torquay, TR Truro, TS Middlesbrough, TW Twickenham, UB Uxbridge,
W City of Westminster, WA Warrington, WC London, WD Watford, WF Wakefield, WN Wigan, WR Worcester, WS Walsall,
WV Wolverhampton, YO York, ZE Lerwick`

/** Towns of the first two digits of German postal codes. */
const germany = `01 Dresden, 02 Görlitz, 03 Cottbus, 04 Leipzig, 06 Halle (Saale), 07 Gera, 08 Zwickau, 09 Chemnitz,
10 Berlin, 12 Berlin, 13 Berlin, 14 Potsdam, 15 Frankfurt (Oder), 16 Eberswalde, 17 Neubrandenburg, 18 Rostock,
19 Schwerin, 20 Hamburg, 21 Lüneburg, 22 Hamburg, 23 Lübeck, 24 Kiel, 25 Itzehoe, 26 Oldenburg, 27 Bremerhaven, 28 Bremen,
29 Celle, 30 Hannover, 31 Hildesheim, 32 Herford, 33 Bielefeld, 34 Kassel, 35 Gießen, 36 Fulda, 37 Göttingen,
38 Braunschweig, 39 Magdeburg, 40 Düsseldorf, 41 Mönchengladbach, 42 Wuppertal, 44 Dortmund, 45 Essen, 46 Oberhausen,
47 Duisburg, 48 Münster, 49 Osnabrück, 50 Köln, 51 Leverkusen, 52 Aachen, 53 Bonn, 54 Trier, 55 Mainz, 56 Koblenz,
57 Siegen, 58 Hagen, 59 Hamm, 60 Frankfurt am Main, 61 Bad Homburg vor der Höhe, 63 Offenbach, 64 Darmstadt,
65 Wiesbaden, 66 Saarbrücken, 67 Ludwigshafen am Rhein, 68 Mannheim, 69 Heidelberg, 70 Stuttgart, 71 Böblingen,
72 Tübingen, 73 Göppingen, 74 Heilbronn, 75 Pforzheim, 76 Karlsruhe, 77 Offenburg, 78 Villingen-Schwenningen,
79 Freiburg, 80 München, 81 München, 82 Starnberg, 83 Rosenheim, 84 Landshut, 85 Ingolstadt, 86 Augsburg, 87 Kempten (Allgäu),
88 Friedrichshafen, 89 Ulm, 90 Nürnberg, 91 Erlangen, 92 Amberg, 93 Regensburg, 94 Passau, 95 Bayreuth, 96 Bamberg,
97 Würzburg, 98 Suhl, 99 Erfurt`

/** Prefectures of the first two digits of French postal codes, which are those of the department. */
const france = `01 Bourg-en-Bresse, 02 Laon, 03 Moulins, 04 Digne-les-Bains, 05 Gap, 06 Nice, 07 Privas,
08 Charleville-Mézières, 09 Foix, 10 Troyes, 11 Carcassonne, 12 Rodez, 13 Marseille, 14 Caen, 15 Aurillac, 16 Angoulême,
17 La Rochelle, 18 Bourges, 19 Tulle, 20 Ajaccio, 21 Dijon, 22 Saint-Brieuc, 23 Guéret, 24 Périgueux, 25 Besançon,
26 Valence, 27 Évreux, 28 Chartres, 29 Quimper, 30 Nîmes, 31 Toulouse, 32 Auch, 33 Bordeaux, 34 Montpellier, 35 Rennes,
36 Châteauroux, 37 Tours, 38 Grenoble, 39 Lons-le-Saunier, 40 Mont-de-Marsan, 41 Blois, 42 Saint-Étienne,
43 Le Puy-en-Velay, 44 Nantes, 45 Orléans, 46 Cahors, 47 Agen, 48 Mende, 49 Angers, 50 Saint-Lô, 51 Reims, 52 Chaumont,
53 Laval, 54 Nancy, 55 Bar-le-Duc, 56 Vannes, 57 Metz, 58 Nevers, 59 Lille, 60 Beauvais, 61 Alençon, 62 Arras,
63 Clermont-Ferrand, 64 Pau, 65 Tarbes, 66 Perpignan, 67 Strasbourg, 68 Colmar, 69 Lyon, 70 Vesoul, 71 Mâcon, 72 Le Mans,
73 Chambéry, 74 Annecy, 75 Paris, 76 Rouen, 77 Melun, 78 Versailles, 79 Niort, 80 Amiens, 81 Albi, 82 Montauban,
83 Toulon, 84 Avignon, 85 La Roche-sur-Yon, 86 Poitiers, 87 Limoges, 88 Épinal, 89 Auxerre, 90 Belfort, 91 Évry,
92 Nanterre, 93 Bobigny, 94 Créteil, 95 Pontoise`

const rowsOf = (table: string) =>
  table.split(/,\s*/).map((row) => {
    const [prefix = '', ...town] = row.split(' ')
    return { prefix, town: town.join(' ') }
  })

/** Prefixes of postal codes with the town they are about, of countries without an open table of their own. */
export const postalTowns = { GB: rowsOf(britain), DE: rowsOf(germany), FR: rowsOf(france) }
