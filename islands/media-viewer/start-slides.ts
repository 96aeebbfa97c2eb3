import { Swiper } from 'swiper'
import { A11y, Keyboard, Zoom } from 'swiper/modules'

/** How far a picture can be enlarged. */
const maxZoom = 4

/** Duration of a step to the next picture, in milliseconds; none for those who asked for less motion. */
const stepMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250)

/** What Swiper fills into the name of a slide. */
export const swiperPlaces = { index: '{{index}}', count: '{{slidesLength}}' }

type Listeners = { onShow: (index: number) => void; onEnlarge: (isEnlarged: boolean) => void }

/** Starts Swiper on slides that are in the page. The caller destroys it. */
export const startSlides = (
  element: HTMLElement,
  initialSlide: number,
  slideLabelMessage: string,
  { onShow, onEnlarge }: Listeners,
): Swiper =>
  new Swiper(element, {
    modules: [A11y, Keyboard, Zoom],
    initialSlide,
    speed: stepMs(),
    zoom: { maxRatio: maxZoom },
    keyboard: { enabled: true, onlyInViewport: false },
    a11y: { slideLabelMessage },
    on: {
      slideChange: ({ activeIndex }) => onShow(activeIndex),
      zoomChange: (_, scale) => onEnlarge(scale > 1),
    },
  })
