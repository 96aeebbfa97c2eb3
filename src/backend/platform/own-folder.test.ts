import { chmod, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { openDatabase } from './database/open-database.ts'
import { keepToOwner } from './own-folder.ts'

const modeOf = async (name: string) => ((await stat(name)).mode & 0o777).toString(8)

const folderOfTest = async () => {
  const folder = await temporaryFolder('welt-own-')
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('makes a folder that its owner alone enters', async () => {
  const folder = path.join(await folderOfTest(), 'database')
  await keepToOwner(folder)
  expect(await modeOf(folder)).toBe('700')
})

it('mends a wider one with all that lies in it, and follows no link', async () => {
  const home = await folderOfTest()
  const [folder, elsewhere] = [path.join(home, 'database'), path.join(home, 'elsewhere')]
  const deep = path.join(folder, 'base', '5')
  await mkdir(deep, { recursive: true })
  await mkdir(elsewhere)
  const [table, linked] = [path.join(deep, '1259'), path.join(elsewhere, 'file')]
  for (const file of [table, linked]) await writeFile(file, 'rows')
  await symlink(elsewhere, path.join(folder, 'folder'))
  await symlink(linked, path.join(folder, 'file'))
  for (const name of [folder, path.join(folder, 'base'), deep, elsewhere]) await chmod(name, 0o755)
  for (const file of [table, linked]) await chmod(file, 0o644)
  await keepToOwner(folder)
  for (const name of [folder, path.join(folder, 'base'), deep]) expect(await modeOf(name)).toBe('700')
  expect(await modeOf(table)).toBe('600')
  expect([await modeOf(elsewhere), await modeOf(linked)]).toEqual(['755', '644'])
})

it('closes the database of a data folder to others as it is opened, new or from before', async () => {
  const dataFolder = await folderOfTest()
  const folder = path.join(dataFolder, 'database')
  const files = ['PG_VERSION', 'postgresql.conf', 'base/1/1259'].map((name) => path.join(folder, name))
  const open = async () => (await openDatabase({ dataFolder }, silentLog)).close()
  const isClosed = async () => {
    for (const name of [folder, path.join(folder, 'base')]) expect(await modeOf(name)).toBe('700')
    for (const name of files) expect(await modeOf(name)).toBe('600')
  }
  await open()
  await isClosed()
  for (const name of [folder, path.join(folder, 'base')]) await chmod(name, 0o755)
  for (const name of files) await chmod(name, 0o644)
  await open()
  await isClosed()
})
