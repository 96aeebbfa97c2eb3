import { expect, test } from './shop-test.ts'
import { signInAsStaff, staffKey } from './staff.ts'

test.describe('staff', () => {
  test.use({ javaScriptEnabled: false })
  test.use({ expectedFaults: [/answer 400|status of 400/] })

  test('sign in by their key, are led to what they wanted, and sign out @both', async ({ page }) => {
    await page.goto('/ops/jobs')
    await expect(page).toHaveURL(/\/ops\?to=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.getByLabel('Staff key').fill('not the key')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('That is not the key.')
    await expect(page.getByLabel('Staff key')).toHaveAttribute('aria-invalid', 'true')

    await signInAsStaff(page, '/ops/jobs')
    await expect(page).toHaveURL(/\/ops\/jobs$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed jobs')
    await expect(page.getByRole('link', { name: 'Failed jobs' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Nothing failed.')).toBeVisible()

    await page.getByRole('link', { name: 'Marlow staff' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run the shop')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'welt_staff')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/ops' })

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Staff key')).toBeVisible()
    await page.goto('/ops/jobs')
    await expect(page.getByLabel('Staff key')).toBeVisible()
  })
})

test('the pages of staff pass axe', async ({ page, expectAccessible }) => {
  await page.goto('/ops')
  await expectAccessible()
  await signInAsStaff(page)
  await expectAccessible()
  for (const path of ['/ops/jobs', '/ops/webhooks']) {
    await page.goto(path)
    await expectAccessible()
  }
})

test('nobody else gets at what staff do, whatever they send', async ({ request, baseURL }) => {
  const own = { origin: String(baseURL), 'sec-fetch-site': 'same-origin' }
  const signedIn = await request.post('/ops', { form: { key: staffKey }, headers: own, maxRedirects: 0 })
  const [pair = ''] = (signedIn.headers()['set-cookie'] ?? '').split(';')
  expect(pair).toMatch(/^welt_staff=./)
  const [, token = ''] = pair.split('=')
  const tampered = `${token.slice(0, -4)}AAAA`
  const nobodies = [
    '',
    'welt_staff=',
    `welt_staff=${tampered}`,
    `welt_editor=${token}`,
    `welt_session=${token}`,
  ]

  for (const cookie of nobodies) {
    const read = await request.get('/ops/jobs', { headers: { cookie }, maxRedirects: 0 })
    expect(read.status()).toBe(303)
    expect(read.headers()['location']).toBe('/ops?to=%2Fops%2Fjobs')
    const posted = await request.post('/ops/jobs', { headers: { ...own, cookie }, form: { drop: 'x' } })
    expect(posted.status()).toBe(401)
    const called = await request.get('/ops/v1/failed-jobs', { headers: { cookie } })
    expect(called.status()).toBe(401)
    expect(await called.json()).toMatchObject({ errorDetails: [{ errorId: 'AUT404' }] })
  }
  const staff = { cookie: pair }
  expect((await request.get('/ops/v1/failed-jobs', { headers: staff })).status()).toBe(200)
  const elsewhere = [
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
  ]
  for (const from of elsewhere) {
    const headers = { ...staff, ...from }
    expect((await request.post('/ops/jobs', { headers, form: { drop: 'x' } })).status()).toBe(403)
    expect((await request.post('/ops', { headers, form: { key: staffKey } })).status()).toBe(403)
    const call = '/ops/v1/failed-jobs/6f1c2f0e-3b0a-4a44-9d0f-0d6f5b1f0a11'
    expect((await request.delete(call, { headers })).status()).toBe(403)
    expect((await request.post(`${call}/retry`, { headers })).status()).toBe(403)
  }
  for (const path of ['/ops', '/ops/jobs', '/ops/nothing', '//ops/jobs', '/%6fps/jobs']) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /ops/')
})

test('a sign-in leads nowhere but to this shop', async ({ request, baseURL }) => {
  const headers = { origin: String(baseURL), 'sec-fetch-site': 'same-origin' }
  for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const response = await request.post('/ops', { form: { key: staffKey, to }, headers, maxRedirects: 0 })
    expect(response.headers()['location']).toBe('/ops')
  }
})
