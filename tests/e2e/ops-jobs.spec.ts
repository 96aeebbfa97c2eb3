import { z } from 'zod'
import { anyJob, type Job } from '#src/backend/platform/jobs/job.ts'
import { createJobs } from '#src/backend/platform/jobs/jobs.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { staffKey } from '#tests/setup/shop-of-run.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

const broken: Job<object> = {
  name: 'purge-carts',
  data: z.object({}),
  run: () => Promise.reject(new Error(`The disk ${'is full '.repeat(40)}of zoe@example.com`)),
  retryLimit: 0,
  retryDelay: 0,
}

/** Leaves two jobs in a data folder that failed for good. */
const leaveFailedJobs = async (data: string): Promise<void> => {
  const database = await openDatabase({ dataFolder: `${data}/database` }, silentLog)
  const jobs = createJobs({ database, jobs: [anyJob(broken)], log: silentLog, pollingSeconds: 0.5 })
  await jobs.start()
  await jobs.unitOfWork(async ({ send }) => {
    await send(broken, {})
    await send(broken, {})
  })
  await expect.poll(async () => (await jobs.failed.list()).total).toBe(2)
  await jobs.stop()
  await database.close()
}

test('staff have a failed job done anew, and drop another', async ({ page, data, expectAccessible }) => {
  await leaveFailedJobs(data)
  const shop = await startShop(data, { WELT_STAFF_KEY: staffKey })
  await signInAsStaff(page, '/ops/jobs', shop.url)
  const jobs = page.getByRole('main').getByRole('listitem')
  await expect(jobs).toHaveCount(2)
  await expect(jobs.first()).toContainText('Error: The disk is full')
  await expect(jobs.first()).toContainText('after 1 try')
  await expect(page.getByText('zoe@example.com')).toHaveCount(0)
  await expectAccessible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: `test-results/ops-jobs-${width}.png`, fullPage: true })
  }

  await jobs.first().getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('The job is tried anew.')
  await expect(jobs).toHaveCount(1)
  await jobs.first().getByRole('button', { name: 'Drop' }).click()
  await expect(page.getByRole('status')).toHaveText('The job is dropped.')
  await expect(page.getByText('Nothing failed.')).toBeVisible()
  await shop.end('SIGTERM')
})
