import type { ResolvedBlock, ResolvedItem } from '#src/canvas/pages/resolved-page.ts'
import type { Decision } from '#src/contract/personalization/decision.ts'
import type { SegmentId } from '#src/contract/personalization/segments.ts'

/** The props of a segmentation as its schema leaves them. */
export type SegmentationProps = {
  segments: readonly { id: SegmentId; targets: readonly ResolvedItem[] }[]
  baselines: readonly ResolvedItem[]
}

/** The props of an experience as its schema leaves them. */
export type ExperienceProps = {
  experienceId: string
  variants: readonly { variantId: string; targets: readonly ResolvedItem[] }[]
  baselines: readonly ResolvedItem[]
  trackingEvent?: string | undefined
}

type Of<Props> = ResolvedBlock & { props: ResolvedBlock['props'] & Props }
export type Wrapper = Of<SegmentationProps> | Of<ExperienceProps>

/** What a part of a page varies on: segments, and experiences by id. */
export type VariesOn = { segments: readonly SegmentId[]; experiences: readonly string[] }

/** Where a wrapper stands, so that its other variants can be asked for. */
export type WrapperPlace = {
  /** Which content, such as `page/home` or `menu`. */
  source: string
  /** Where in it: `sections[0].items[2]`. */
  at: string
  /** Changes when what the wrapper holds changes. */
  version: string
}

/** What the page's script is told of a wrapper. */
export type SelectionReport = {
  place: WrapperPlace
  /** Id of the segment or variant that shows, or `baselines`. */
  selected: string
  /** Why: the visitor's facts, an editor's test context, or how far the decision got. */
  by: 'facts' | 'test' | Decision['state']
  /** What the wrapper varies on, whatever is selected. */
  variesOn: VariesOn
  /** Of a segmentation: its segments in the order they are tried. */
  segments?: readonly SegmentId[]
  /** Of an experience. */
  experienceId?: string
  trackingEvent?: string
}

/** What is selected of a wrapper: what it shows, and its alternatives where no server can be asked for them later. */
export type Selection = {
  report: SelectionReport
  items: readonly ResolvedItem[]
  alternatives?: readonly { id: string; items: readonly ResolvedItem[] }[]
}

/** The props of a wrapper's component; without `selection` it shows its baselines. */
export type WrapperProps = {
  selection?: Selection
  baselines?: readonly ResolvedItem[]
  /** Blocks whose picture the page begins with. */
  opening?: ReadonlySet<object>
}

const wrapperTypes = ['segmentation', 'experience']

/** Whether any of these block types selects what it shows. */
export const hasWrapper = (types: readonly string[]): boolean =>
  types.some((type) => wrapperTypes.includes(type))

const isOfType = (item: unknown, type: string): boolean =>
  typeof item === 'object' && item !== null && 'type' in item && item.type === type

const holdsBaselines = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'props' in item &&
  typeof item.props === 'object' &&
  item.props !== null &&
  'baselines' in item.props

export const isSegmentation = (item: unknown): item is Of<SegmentationProps> =>
  isOfType(item, 'segmentation') && holdsBaselines(item)

export const isExperience = (item: unknown): item is Of<ExperienceProps> =>
  isOfType(item, 'experience') && holdsBaselines(item)

export const isWrapper = (item: unknown): item is Wrapper => isSegmentation(item) || isExperience(item)

const selectionOf = (props: Record<string, unknown>): Selection | undefined =>
  isSelection(props['selection']) ? props['selection'] : undefined

export const isSelection = (value: unknown): value is Selection =>
  typeof value === 'object' && value !== null && 'report' in value && 'items' in value

/** The items that show in the places of these: of a wrapper what is selected, or else its baselines. */
export const shownItems = (items: readonly ResolvedItem[]): ResolvedItem[] =>
  items.flatMap((item) =>
    isWrapper(item) ? shownItems(selectionOf(item.props)?.items ?? item.props.baselines) : item,
  )
