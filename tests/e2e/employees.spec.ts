import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { demoAccount, signInToDemo } from './demo-account.ts'
import { addToCart, openProduct, viewCart } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const { account, errors, wishlists } = messages.en
const nav = /^(?:Favorites|Saved for later)/

/** What leads to a list: hearts, and buttons and links by the words for it. */
const waysToLists = (page: Page) =>
  page
    .getByRole('button', { name: /^(?:Favorite:|Add to favorites|Save for later)/ })
    .or(page.getByRole('link', { name: nav }))

test('an employee is offered no favorites and nothing to save for later, until they sign out @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  await viewCart(page, await addToCart(page, product))
  await page.getByRole('button', { name: `Save for later: ${product.name}` }).click()
  await expect(page.getByRole('heading', { name: wishlists.saved.title })).toBeVisible()

  await signInToDemo(page, demoAccount('employee'))
  for (const path of ['/en-us', '/en-us/account', product.listingUrl, product.url]) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: account.header })).toBeVisible()
    await expect(waysToLists(page)).toHaveCount(0)
  }
  await openProduct(page, baseURL)
  await viewCart(page, await addToCart(page, product))
  await expect(page.getByRole('button', { name: `Remove ${product.name}` }).first()).toBeVisible()
  await expect(waysToLists(page)).toHaveCount(0)
  await expectAccessible()
  for (const path of ['/en-us/favorites', '/en-us/saved-for-later']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(errors.byCode.WSH403)
    await expect(page.getByRole('link', { name: /Deutsch/ }).first()).toBeVisible()
    await expect(waysToLists(page)).toHaveCount(0)
    await expectAccessible()
  }

  await page.goto('/en-us/account')
  await page.getByRole('button', { name: account.signOut }).click()
  await expect(page).toHaveURL(/\/en-us$/)
  await page.goto(product.listingUrl)
  await expect(page.getByRole('button', { name: `Favorite: ${product.name}`, exact: true })).toBeVisible()
})
