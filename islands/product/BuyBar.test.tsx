import { act, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { BuyBar } from './BuyBar.tsx'

/** Stands for the browser's observer; the returned function says whether the button is in view, or below it. */
const watchButton = () => {
  const seen: { options?: IntersectionObserverInit; tell: (isIntersecting: boolean) => void } = {
    tell: () => undefined,
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        options: IntersectionObserverInit,
      ) {
        seen.options = options
        seen.tell = (isIntersecting) => callback([{ isIntersecting: !isIntersecting }, { isIntersecting }])
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  return seen
}

it('shows while the main button is above the window, and cannot be reached otherwise', () => {
  const seen = watchButton()
  const mainButton = createRef<HTMLButtonElement>()
  const { container } = render(
    <>
      <button ref={mainButton}>Buy</button>
      <BuyBar mainButton={mainButton}>
        <button>Buy here</button>
      </BuyBar>
    </>,
  )
  const bar = screen.getByText('Buy here').parentElement
  expect(bar?.hasAttribute('inert')).toBe(true)
  act(() => seen.tell(false))
  expect(bar?.hasAttribute('inert')).toBe(false)
  act(() => seen.tell(true))
  expect(bar?.hasAttribute('inert')).toBe(true)
  // What is below the window counts as in view: a jump to the top of the page is seen.
  expect(seen.options?.rootMargin).toBe('0px 0px 1000000px')
  expect(container.querySelectorAll('button')).toHaveLength(2)
})
