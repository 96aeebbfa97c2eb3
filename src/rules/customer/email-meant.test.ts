import { expect, it } from 'vitest'
import { emailMeant } from './email-meant.ts'

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['Anna.Berg@gmail.con', 'Anna.Berg@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail.cm', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gamil.con', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@hotmai.fr', 'anna@hotmail.fr'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@yaho.com', 'anna@yahoo.com'],
  ['anna@yahooo.co.uk', 'anna@yahoo.co.uk'],
  ['anna@iclod.com', 'anna@icloud.com'],
  ['anna@wanado.fr', 'anna@wanadoo.fr'],
  [' anna@t-onlin.de ', 'anna@t-online.de'],
])('asks whether %s is %s', (typed, meant) => {
  expect(emailMeant(typed)).toBe(meant)
})

it.each([
  ...['anna@gmail.com', 'ANNA@GMAIL.COM', 'anna@googlemail.com', 'anna@ymail.com', 'anna@mail.com'],
  ...['anna@gmx.de', 'anna@gmx.at', 'anna@web.de', 'anna@aol.com', 'anna@me.com', 'anna@yahoo.es'],
  ...['anna@hotmail.it', 'anna@outlook.at', 'anna@live.nl', 'anna@example.com', 'anna@orange.com'],
  ...['anna@free.fr', 'anna@tree.fr', 'anna@proton.me', 'anna@yahoo.com.br', 'anna@gmail', 'anna', ''],
])('has no doubt of %s', (typed) => {
  expect(emailMeant(typed)).toBeUndefined()
})
