import type { Province } from '#src/contract/address/field-rule.ts'
import { canadianProvinces, states } from './province-names.ts'

/** Reads a table of `code name, code name`. */
const table = (text: string): readonly Province[] =>
  text.split(',').map((row) => {
    const [, code = '', name = ''] = /^\s*(\S+)\s+(.+?)\s*$/s.exec(row) ?? []
    return { code, name }
  })

const australianStates = table(
  `ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland,
   SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia`,
)

const brazilianStates = table(
  `AC Acre, AL Alagoas, AP Amapá, AM Amazonas, BA Bahia, CE Ceará, DF Distrito Federal, ES Espírito Santo, GO Goiás,
   MA Maranhão, MT Mato Grosso, MS Mato Grosso do Sul, MG Minas Gerais, PA Pará, PB Paraíba, PR Paraná, PE Pernambuco,
   PI Piauí, RJ Rio de Janeiro, RN Rio Grande do Norte, RS Rio Grande do Sul, RO Rondônia, RR Roraima,
   SC Santa Catarina, SP São Paulo, SE Sergipe, TO Tocantins`,
)

const irishCounties = table(
  `CW Carlow, CN Cavan, CE Clare, CO Cork, DL Donegal, D Dublin, G Galway, KY Kerry, KE Kildare, KK Kilkenny, LS Laois,
   LM Leitrim, LK Limerick, LD Longford, LH Louth, MO Mayo, MH Meath, MN Monaghan, OY Offaly, RN Roscommon, SO Sligo,
   TA Tipperary, WD Waterford, WH Westmeath, WX Wexford, WW Wicklow`,
)

const italianProvinces = table(
  `AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, BA Bari,
   BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna, BZ Bolzano, BS Brescia,
   BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta, CT Catania, CZ Catanzaro, CH Chieti, CO Como,
   CS Cosenza, CR Cremona, KR Crotone, CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Firenze, FG Foggia, FC Forlì-Cesena,
   FR Frosinone, GE Genova, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, SP La Spezia, AQ L’Aquila, LT Latina,
   LE Lecce, LC Lecco, LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova, MS Massa-Carrara, MT Matera, ME Messina,
   MI Milano, MO Modena, MB Monza e Brianza, NA Napoli, NO Novara, NU Nuoro, OR Oristano, PD Padova, PA Palermo, PR Parma,
   PV Pavia, PG Perugia, PU Pesaro e Urbino, PE Pescara, PC Piacenza, PI Pisa, PT Pistoia, PN Pordenone, PZ Potenza,
   PO Prato, RG Ragusa, RA Ravenna, RC Reggio Calabria, RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma, RO Rovigo,
   SA Salerno, SS Sassari, SV Savona, SI Siena, SR Siracusa, SO Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni,
   TO Torino, TP Trapani, TN Trento, TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia, VB Verbano-Cusio-Ossola,
   VC Vercelli, VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo`,
)

const japanesePrefectures = table(
  `01 Hokkaido, 02 Aomori, 03 Iwate, 04 Miyagi, 05 Akita, 06 Yamagata, 07 Fukushima, 08 Ibaraki, 09 Tochigi, 10 Gunma,
   11 Saitama, 12 Chiba, 13 Tokyo, 14 Kanagawa, 15 Niigata, 16 Toyama, 17 Ishikawa, 18 Fukui, 19 Yamanashi, 20 Nagano,
   21 Gifu, 22 Shizuoka, 23 Aichi, 24 Mie, 25 Shiga, 26 Kyoto, 27 Osaka, 28 Hyogo, 29 Nara, 30 Wakayama, 31 Tottori,
   32 Shimane, 33 Okayama, 34 Hiroshima, 35 Yamaguchi, 36 Tokushima, 37 Kagawa, 38 Ehime, 39 Kochi, 40 Fukuoka, 41 Saga,
   42 Nagasaki, 43 Kumamoto, 44 Oita, 45 Miyazaki, 46 Kagoshima, 47 Okinawa`,
)

const mexicanStates = table(
  `AGU Aguascalientes, BCN Baja California, BCS Baja California Sur, CAM Campeche, CHP Chiapas, CHH Chihuahua,
   CMX Ciudad de México, COA Coahuila, COL Colima, DUR Durango, GUA Guanajuato, GRO Guerrero, HID Hidalgo, JAL Jalisco,
   MEX México, MIC Michoacán, MOR Morelos, NAY Nayarit, NLE Nuevo León, OAX Oaxaca, PUE Puebla, QUE Querétaro,
   ROO Quintana Roo, SLP San Luis Potosí, SIN Sinaloa, SON Sonora, TAB Tabasco, TAM Tamaulipas, TLA Tlaxcala,
   VER Veracruz, YUC Yucatán, ZAC Zacatecas`,
)

const spanishProvinces = table(
  `C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, B Barcelona, BI Bizkaia,
   BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, CR Ciudad Real, CO Córdoba, CU Cuenca,
   SS Gipuzkoa, GI Girona, GR Granada, GU Guadalajara, H Huelva, HU Huesca, PM Illes Balears, J Jaén, LO La Rioja,
   GC Las Palmas, LE León, L Lleida, LU Lugo, M Madrid, MA Málaga, ML Melilla, MU Murcia, NA Navarra, OR Ourense,
   P Palencia, PO Pontevedra, SA Salamanca, TF Santa Cruz de Tenerife, SG Segovia, SE Sevilla, SO Soria, T Tarragona,
   TE Teruel, TO Toledo, V Valencia, VA Valladolid, ZA Zamora, Z Zaragoza`,
)

/** The provinces that addresses of a country name, by the codes of ISO 3166-2. */
export const provincesByCountry: Readonly<Record<string, readonly Province[]>> = {
  AU: australianStates,
  BR: brazilianStates,
  CA: canadianProvinces,
  ES: spanishProvinces,
  IE: irishCounties,
  IT: italianProvinces,
  JP: japanesePrefectures,
  MX: mexicanStates,
  US: states,
}

/** How a locale names provinces that have another name in its language. */
export const provincesByLocale: Readonly<Record<string, readonly Province[]>> = {
  'fr-ca': table(
    `AB Alberta, BC Colombie-Britannique, MB Manitoba, NB Nouveau-Brunswick, NL Terre-Neuve-et-Labrador,
     NS Nouvelle-Écosse, NT Territoires du Nord-Ouest, NU Nunavut, ON Ontario, PE Île-du-Prince-Édouard, QC Québec,
     SK Saskatchewan, YT Yukon`,
  ),
}
