import type { Breakpoint } from '#src/canvas/block-fields.ts'

type Shared = {
  backgroundColor?: string | undefined
  bottomMargins?: string | undefined
  hideOnBreakpoint?: readonly Breakpoint[] | undefined
  isFullWidth?: boolean | undefined
  isFullHeight?: boolean | undefined
  promotionTracking?: { id: string; name: string } | undefined
}

/** Attributes of a block's outermost element for the fields every block treats alike; `block.css` gives them their look. */
export const blockAttributes = (block: Shared): Record<string, string | undefined> => ({
  'data-ground': block.backgroundColor,
  'data-margin': block.bottomMargins,
  'data-hide': block.hideOnBreakpoint?.length ? block.hideOnBreakpoint.join(' ') : undefined,
  'data-wide': block.isFullWidth ? '' : undefined,
  'data-tall': block.isFullHeight ? '' : undefined,
  'data-promotion-id': block.promotionTracking?.id,
  'data-promotion-name': block.promotionTracking?.name,
})
