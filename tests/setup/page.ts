import { configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { patience } from './patience.ts'

configure({ asyncUtilTimeout: patience })

// Each test of an island begins on a page of its own, as a visitor nobody knows.
beforeEach(() => {
  document.documentElement.lang = 'en-US'
  document.cookie = 'welt-visitor=; max-age=0'
})

afterEach(() => {
  document.body.replaceChildren()
})
