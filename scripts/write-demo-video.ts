// Films the demo's scene of a ridge at dawn into public/videos/ with a browser's own recorder: `node scripts/write-demo-video.ts`.
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ridgelineDawn } from '#demo/pictures/scenes/ridgeline-dawn.ts'
import { launchOptions } from '#tests/setup/browser.ts'

const film = { width: 960, height: 540, seconds: 8, framesPerSecond: 24, bitsPerSecond: 520_000 }
const file = new URL('../public/videos/ridge-at-dawn.mp4', import.meta.url)

const scene = await sharp(Buffer.from(ridgelineDawn('wide')))
  .resize(film.width, film.height)
  .median(3)
  .png()
  .toBuffer()

/** Runs in the browser: mist drifts and birds cross over the still scene, and the last frame meets the first. */
const record = async ({
  picture,
  width,
  height,
  seconds,
  framesPerSecond,
  bitsPerSecond,
}: typeof film & { picture: string }) => {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')

  const mist = (turn: number, index: number): void => {
    const y = height * (0.5 + index * 0.1)
    const x = width * (0.5 + 0.34 * Math.sin(turn + index * 1.7))
    const reach = width * 0.55
    const cloud = context.createRadialGradient(x, 0, 0, x, 0, reach)
    cloud.addColorStop(0, `rgb(255 246 230 / ${0.34 - index * 0.05})`)
    cloud.addColorStop(1, 'rgb(255 246 230 / 0)')
    context.save()
    context.translate(0, y)
    context.scale(1, 0.13)
    context.fillStyle = cloud
    context.fillRect(0, -reach, width, reach * 2)
    context.restore()
  }
  const bird = (part: number, index: number): void => {
    const along = (part + index * 0.035) % 1
    const x = width * (-0.1 + 1.2 * along)
    const y = height * (0.3 - 0.1 * along) + (index % 3) * 13
    const wing = 5 + 3 * Math.sin(part * 60 + index * 2)
    context.strokeStyle = 'rgb(40 56 48 / 0.8)'
    context.lineWidth = 1.6
    context.beginPath()
    context.moveTo(x - 8, y - wing)
    context.quadraticCurveTo(x - 3, y - 2, x, y)
    context.quadraticCurveTo(x + 3, y - 2, x + 8, y - wing)
    context.stroke()
  }
  const draw = (part: number): void => {
    context.drawImage(image, 0, 0, width, height)
    for (let index = 0; index < 4; index += 1) mist(part * 2 * Math.PI, index)
    for (let index = 0; index < 7; index += 1) bird(part, index)
  }

  const recorder = new MediaRecorder(canvas.captureStream(framesPerSecond), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: bitsPerSecond,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((done) => recorder.addEventListener('stop', done))
  const begun = performance.now()
  draw(0)
  recorder.start()
  await new Promise<void>((done) => {
    const next = (): void => {
      const part = (performance.now() - begun) / (seconds * 1000)
      if (part >= 1) return done()
      draw(part)
      setTimeout(next, 1000 / framesPerSecond)
    }
    next()
  })
  recorder.stop()
  await stopped
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
}

const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage()
const picture = `data:image/png;base64,${scene.toString('base64')}`
const bytes = Buffer.from(await page.evaluate(record, { ...film, picture }))
await browser.close()
await writeFile(file, bytes)
console.log(`${file.pathname}: ${Math.round(bytes.length / 1024)} kB`)
