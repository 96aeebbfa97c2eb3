import { formatMessage } from '#src/rules/texts/format-message.ts'
import { controlOf, type FieldView } from '#islands/ui/fields/field-view.ts'
import { FieldFrame } from '#islands/ui/fields/FieldFrame.tsx'
import type { NamedField } from '#src/contract/forms/form-field.ts'
import './pictures-field.css'
import type { ShrunkPicture } from './shrink-picture.ts'
import type { PictureFaultTexts, usePictures } from './use-pictures.ts'

export type PictureTexts = PictureFaultTexts & Readonly<Record<'remove' | 'removeNamed' | 'chosen', string>>

type Props = {
  field: NamedField
  view: FieldView
  chosen: ReturnType<typeof usePictures>
  count: number
  texts: PictureTexts
  /** What is said where a form came back without the pictures that it was sent with. */
  again?: string | undefined
}

const draw = (canvas: HTMLCanvasElement | null, { preview }: ShrunkPicture): void => {
  canvas?.getContext('2d')?.drawImage(preview, 0, 0)
}

/** Takes pictures, which are shown and can be taken away one by one. */
export const PicturesField = ({ field, view, chosen, count, texts, again }: Props) => {
  const { input, pictures, fault, add, remove } = chosen
  const say = (text: string, name: string): string => formatMessage(text, { name }, view.locale)
  return (
    <>
      <FieldFrame field={field} view={view}>
        <input
          {...controlOf(field, view)}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          ref={input}
          onChange={add}
        />
        {again !== undefined && pictures.length === 0 && <p>{again}</p>}
      </FieldFrame>
      <p className="form-fault" role="alert">
        {fault}
      </p>
      <ul className="chosen-pictures" role="list" hidden={pictures.length === 0}>
        {pictures.map((picture, at) => (
          <li key={`${picture.file.name} ${at}`}>
            <canvas
              width={picture.preview.width}
              height={picture.preview.height}
              aria-hidden="true"
              ref={(canvas) => draw(canvas, picture)}
            />
            <span>{picture.file.name}</span>
            <button
              type="button"
              className="button"
              data-style="quiet"
              aria-label={say(texts.removeNamed, picture.file.name)}
              onClick={() => remove(picture)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <p className="form-hint" role="status">
        {pictures.length > 0 && formatMessage(texts.chosen, { chosen: pictures.length, count }, view.locale)}
      </p>
    </>
  )
}
