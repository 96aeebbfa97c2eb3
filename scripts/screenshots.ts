// Takes the README's pictures from the production build: npm run screenshots
import { mkdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { launchBrowser } from '#tests/setup/browser.ts'
import { startShop } from './shop-process.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { ensureBuilt } from './astro-build.ts'
import { openBilling } from '../tests/e2e/checkout-steps.ts'
import { addToCart, openPage } from '../tests/e2e/shopper.ts'
import { step } from './step.ts'

const folder = 'docs/pictures'
const data = await temporaryFolder('welt-screenshots-')
await ensureBuilt()
const shop = await startShop(data)
const browser = await launchBrowser()
const page = await browser.newPage({
  viewport: { width: 1360, height: 850 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
})

/** Written as WebP: a tenth of the size, no difference to the eye. */
async function take(name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot({ animations: 'disabled' })
  await sharp(shot).webp({ quality: 86, effort: 6 }).toFile(`${folder}/${name}.webp`)
}

const product = await someProduct(shop.url)
await mkdir(folder, { recursive: true })
await step('Home page', async () => {
  await page.goto(`${shop.url}/en-us`)
  await take('home')
})
await step('Product page', async () => {
  await openPage(page, { ...product, url: shop.url + product.url })
  await take('product')
})
await step('Cart page', async () => {
  await addToCart(page, product)
  await page.goto(`${shop.url}/en-us/cart`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('cart')
})
await step('Checkout page', async () => {
  await openBilling(page, 'en-us', shop.url)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await take('checkout')
})

await browser.close()
await shop.end('SIGTERM')
await rm(data, { recursive: true, force: true })
