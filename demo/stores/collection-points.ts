import type { StoreFacts } from '#src/contract/stores/store-facts.ts'
import { hoursOf } from './hours.ts'

type Row = {
  id: string
  name: string
  line: string
  postalCode: string
  city: string
  country: 'GB' | 'DE' | 'FR'
  at: [latitude: number, longitude: number]
  isLocker: boolean
}

const zones = { GB: 'Europe/London', DE: 'Europe/Berlin', FR: 'Europe/Paris' }
const always = { weekdays: '00:00-24:00', saturday: '00:00-24:00', sunday: '00:00-24:00' }
const shop = { weekdays: '08:00-20:00', saturday: '09:00-14:00', sunday: '' }

const rows: Row[] = [
  {
    id: 'gb-cp-1',
    name: 'Canal Kiosk',
    line: '40 Towpath Lane',
    postalCode: 'N1 8LN',
    city: 'London',
    country: 'GB',
    at: [51.536, -0.098],
    isLocker: false,
  },
  {
    id: 'gb-cp-2',
    name: 'Waverbank Lockers',
    line: '2 Waverbank',
    postalCode: 'EH1 3YY',
    city: 'Edinburgh',
    country: 'GB',
    at: [55.954, -3.186],
    isLocker: true,
  },
  {
    id: 'de-cp-1',
    name: 'Späti am Gerbergang',
    line: 'Gerbergang 30',
    postalCode: '10119',
    city: 'Berlin',
    country: 'DE',
    at: [52.531, 13.402],
    isLocker: false,
  },
  {
    id: 'de-cp-2',
    name: 'Paketfächer Isartor',
    line: 'Isarsteig 31',
    postalCode: '80331',
    city: 'München',
    country: 'DE',
    at: [48.135, 11.582],
    isLocker: true,
  },
  {
    id: 'fr-cp-1',
    name: 'Tabac des Pentes',
    line: '8, rue de l’Alêne',
    postalCode: '69001',
    city: 'Lyon',
    country: 'FR',
    at: [45.771, 4.829],
    isLocker: false,
  },
  {
    id: 'fr-cp-2',
    name: 'Consignes du Canal',
    line: '77, quai du Cordonnier',
    postalCode: '75010',
    city: 'Paris',
    country: 'FR',
    at: [48.874, 2.364],
    isLocker: true,
  },
]

/** Places where parcels of the demo shop can be collected. None of them is real. */
export const collectionPoints: StoreFacts[] = rows.map(
  ({ id, name, line, postalCode, city, country, at: [latitude, longitude], isLocker }) => ({
    kind: 'collectionPoint',
    storeId: id,
    slug: id,
    name,
    address: { addressLine1: line, postalCode, city, countryCode: country },
    latitude,
    longitude,
    timeZone: zones[country],
    openingHours: hoursOf(isLocker ? always : shop, []),
    services: ['pickup', 'returns'],
    optionType: isLocker ? 'LOCKER' : 'PARCEL_SHOP',
    bookingCode: `MLW-${id.toUpperCase()}`,
  }),
)
