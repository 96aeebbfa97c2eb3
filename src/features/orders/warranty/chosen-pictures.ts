import { pictureTypeBytes, pictureTypeOf } from '#src/rules/pictures/picture-type.ts'
import { shrinkPicture, type ShrunkPicture } from './shrink-picture.ts'

/** Pictures of a form that was sent, for the one that comes back in its place. */
let carried: ShrunkPicture[] = []

/** Work on pictures of a form, which has to end before it is sent. */
const underWay = new WeakMap<HTMLFormElement, Promise<void>>()

/** Resolves once the pictures of a form can be sent. */
export const picturesReady = async (form: HTMLFormElement): Promise<void> => underWay.get(form)

const filled = (text = '', name: string): string => text.replace('{name}', () => name)

const enhanceField = (field: HTMLElement): void => {
  const input = field.querySelector('input')
  const list = field.querySelector('ul')
  const status = field.querySelector('[role=status]')
  const fault = field.querySelector('[data-pictures-fault]')
  const { form } = input ?? {}
  if (!input || !list || !status || !fault || !form) return
  const { max, tooMany, heic, noPicture, remove, removeNamed, chosen = '' } = field.dataset
  let pictures = carried
  carried = []

  const itemOf = (picture: ShrunkPicture): HTMLLIElement => {
    const item = document.createElement('li')
    const name = document.createElement('span')
    const button = document.createElement('button')
    const { file, preview } = picture
    name.textContent = file.name
    preview.ariaHidden = 'true'
    button.type = 'button'
    button.className = 'button'
    button.dataset['style'] = 'quiet'
    button.textContent = remove ?? ''
    button.ariaLabel = filled(removeNamed, file.name)
    button.addEventListener('click', () => {
      pictures = pictures.filter((one) => one !== picture)
      fault.textContent = ''
      show()
      input.focus()
    })
    item.append(preview, name, button)
    return item
  }

  const show = (): void => {
    const files = new DataTransfer()
    for (const { file } of pictures) files.items.add(file)
    input.files = files.files
    list.hidden = pictures.length === 0
    list.replaceChildren(...pictures.map(itemOf))
    status.textContent = pictures.length === 0 ? '' : chosen.replace('{chosen}', String(pictures.length))
  }

  const add = async (files: readonly File[]): Promise<void> => {
    const faults: string[] = []
    for (const file of files) {
      if (pictures.length >= Number(max)) {
        faults.push(tooMany ?? '')
        break
      }
      const shrunk = await shrinkPicture(file)
      const type = pictureTypeOf(new Uint8Array(await file.slice(0, pictureTypeBytes).arrayBuffer()))
      if (shrunk) pictures = [...pictures, shrunk]
      else faults.push(filled(type === 'heic' ? heic : noPicture, file.name))
    }
    fault.textContent = faults.join(' ')
    show()
  }

  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    field.querySelector('[data-again]')?.remove()
    underWay.set(
      form,
      picturesReady(form).then(() => add(files)),
    )
  })
  form.addEventListener('submit', () => {
    void picturesReady(form).then(() => (carried = pictures))
  })
  if (pictures.length > 0) {
    field.querySelector('[data-again]')?.remove()
    show()
  }
}

/** Shows the pictures that are chosen, smaller than they were, and takes them away one by one. */
export const enhancePictures = (root: ParentNode): void => {
  for (const field of root.querySelectorAll<HTMLElement>('[data-pictures]')) enhanceField(field)
}
