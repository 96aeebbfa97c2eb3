import type { Breakpoint } from '#src/canvas/blocks/block-fields.ts'

type Promotion = { id: string; name: string; creative?: string | undefined; position?: string | undefined }

type Shared = {
  backgroundColor?: string | undefined
  colours?: 'light' | 'dark' | undefined
  bottomMargins?: string | undefined
  hideOnBreakpoint?: readonly Breakpoint[] | undefined
  isFullWidth?: boolean | undefined
  isFullHeight?: boolean | undefined
  promotionTracking?: Promotion | undefined
}

/** Attributes of a block's outermost element for the fields every block treats alike; `block.css` gives them their look. */
export const blockAttributes = (block: Shared): Record<string, string | undefined> => ({
  'data-ground': block.backgroundColor,
  'data-colours': block.colours,
  'data-margin': block.bottomMargins,
  'data-hide': block.hideOnBreakpoint?.length ? block.hideOnBreakpoint.join(' ') : undefined,
  'data-wide': block.isFullWidth ? '' : undefined,
  'data-tall': block.isFullHeight ? '' : undefined,
  'data-promotion-id': block.promotionTracking?.id,
  'data-promotion-name': block.promotionTracking?.name,
  'data-promotion-creative': block.promotionTracking?.creative,
  'data-promotion-position': block.promotionTracking?.position,
})
