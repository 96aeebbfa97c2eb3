import { describe, expect, it } from 'vitest'
import type { NewAddress } from '#src/contract/customer/address-book.ts'
import { maxAddresses } from '#src/contract/customer/address-book.ts'
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts'
import { signedInCustomer } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { refusal, shopper } from './visitor.ts'

const add = 'POST /consumers-v3/consumer/address'
const change = 'PUT /consumers-v3/consumer/address/{addressId}'
const remove = 'DELETE /consumers-v3/consumer/address/{addressId}'

const homeFields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine1: '12 Mercer Street',
  city: 'New York',
  country: 'United States',
  countryCode: 'US',
  province: 'New York',
  postalCode: '10001',
  email: 'ada@example.com',
  phone: '(212) 555 - 0142',
}
const home: NewAddress = { ...homeFields, approachType: 'S' }
const work = { ...home, addressLine1: '1 Broadway' }

/** Addresses of customers' books. */
export const describeAddressBooks = (shop: () => Shop): void => {
  const customer = () => signedInCustomer(shop())
  type Owner = Awaited<ReturnType<typeof customer>>
  const mains = async (owner: Owner) =>
    (await owner.profile()).consumerDetails.address
      .filter(({ main }) => main)
      .map(({ addressId }) => addressId)

  it('keeps an address as the rules of its country have it, and shows it with the profile', async () => {
    const owner = await customer()
    const carried = {
      ...{ addressLine3: 'Back building', stateCode: 'NY', region: 'Northeast' },
      recipientContactPhone: '212 555 0199',
    }
    const added = await owner.call(add, { body: { ...home, ...carried, addressLine2: '' } })
    expect(added).toEqual({
      ...home,
      ...carried,
      province: 'NY',
      phone: '+12125550142',
      phoneCode: '+1',
      main: true,
      addressId: added.id,
      id: added.id,
    })
    expect(added.id).toMatch(/^S/)
    expect((await owner.profile()).consumerDetails.address).toEqual([added])
  })

  it('has one main address of each type: the first, until another is marked', async () => {
    const owner = await customer()
    const first = await owner.call(add, { body: home })
    shop().setTime('2026-06-01T10:00:01.000Z')
    const second = await owner.call(add, { body: work })
    shop().setTime('2026-06-01T10:00:02.000Z')
    const billing = await owner.call(add, { body: { ...home, approachType: 'B', main: false } })
    expect([first.main, second.main, billing.main]).toEqual([true, false, true])
    expect(await mains(owner)).toEqual([first.id, billing.id])
    await owner.call(change, {
      path: { addressId: second.id },
      body: { ...homeFields, city: 'Albany', main: true },
    })
    expect(await mains(owner)).toEqual([second.id, billing.id])
    const stays = { ...homeFields, city: 'Albany', main: false }
    expect(await owner.call(change, { path: { addressId: second.id }, body: stays })).toMatchObject({
      main: true,
    })
    shop().setTime('2026-06-01T10:00:03.000Z')
    const third = await owner.call(add, { body: { ...home, city: 'Troy', main: true } })
    expect(await mains(owner)).toEqual([billing.id, third.id])
    const { addresses } = await owner.call(remove, { path: { addressId: third.id } })
    expect(addresses.filter(({ main }) => main).map(({ id }) => id)).toEqual([first.id, billing.id])
    expect((await owner.profile()).consumerDetails.address).toEqual(addresses)
    shop().setTime(opening)
  })

  it('has one main address, however many are marked at once', async () => {
    const owner = await customer()
    const towns = ['Albany', 'Troy', 'Utica', 'Ithaca', 'Oswego']
    const responses = await Promise.all(
      towns.map((city) =>
        owner.send('POST', '/consumers-v3/consumer/address', { body: { ...home, city, main: true } }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(towns.map(() => 200))
    expect(await mains(owner)).toHaveLength(1)
  })

  it('refuses what is there already, and takes it as the other type', async () => {
    const owner = await customer()
    const { id } = await owner.call(add, { body: home })
    await owner.refused('CCA400', add, { body: { ...home, province: 'NY', phone: '+1 212 555 0142' } })
    await owner.call(add, { body: { ...home, approachType: 'B' } })
    const other = await owner.call(add, { body: work })
    await owner.refused('CCA400', change, { path: { addressId: other.id }, body: homeFields })
    expect((await owner.call(change, { path: { addressId: id }, body: homeFields })).id).toBe(id)
  })

  it('holds a bounded number of addresses', async () => {
    const owner = await customer()
    for (let at = 0; at < maxAddresses; at += 1)
      await owner.send('POST', '/consumers-v3/consumer/address', {
        body: { ...home, addressLine1: `${at} Main Street` },
      })
    await owner.refused('PRO418', add, { body: home })
    expect((await owner.profile()).consumerDetails.address).toHaveLength(maxAddresses)
  })

  describe('refuses', () => {
    it.each([
      ['ATTR100', 'firstName', { firstName: '' }],
      ['ATTR100', 'city', { city: undefined }],
      ['ATTR200', 'addressLine1', { addressLine1: 'x'.repeat(31) }],
      ['ATTR200', 'addressLine3', { addressLine3: 'x'.repeat(31) }],
      ['ATTR200', 'postalCode', { postalCode: '1000' }],
      ['ATTR200', 'province', { province: 'Bavaria' }],
      ['ATTR200', 'countryCode', { countryCode: 'ZZ' }],
      ['ATTR200', 'countryCode', { countryCode: 'usa' }],
      ['ATTR200', 'email', { email: 'ada@localhost' }],
      ['ATTR200', 'phone', { phone: '112 555 0142' }],
      ['SHP410', 'phone', { phone: '' }],
      ['ATTR300', 'customerId', { customerId: 'another' }],
      ['ATTR200', 'approachType', { approachType: 'X' }],
    ] as const)('with %s a wrong %s: %#', async (code, field, wrong) => {
      const owner = await customer()
      const response = await owner.send('POST', '/consumers-v3/consumer/address', {
        body: { ...home, ...wrong },
      })
      expect((await refusal(response, code)).error.additionalInfo?.['field']).toBe(field)
      expect((await owner.profile()).consumerDetails.address).toEqual([])
    })

    it('guests, and everybody else’s addresses', async () => {
      const owner = await customer()
      const { id } = await owner.call(add, { body: home })
      const thief = await customer()
      const path = { addressId: id }
      await thief.refused('CCA401', change, { path, body: homeFields })
      await thief.refused('CCA401', remove, { path })
      const guest = await shopper(shop().backend)
      await guest.refused('AUT404', add, { body: home })
      await guest.refused('AUT404', remove, { path })
      expect((await owner.profile()).consumerDetails.address).toMatchObject([{ id, city: 'New York' }])
      await refusal(await owner.send('DELETE', '/consumers-v3/consumer/address/1'), 'ATTR200')
    })

    it('no naughty string by an error of its own', async () => {
      const owner = await customer()
      for (const text of naughtyStrings)
        for (const field of ['firstName', 'addressLine1', 'city', 'recipientContactPhone', 'region']) {
          const body = { ...home, addressLine2: field, [field]: text }
          const { status } = await owner.send('POST', '/consumers-v3/consumer/address', { body })
          expect({ text, field, isFine: [200, 400, 409].includes(status) }).toEqual({
            text,
            field,
            isFine: true,
          })
        }
    })
  })
}
