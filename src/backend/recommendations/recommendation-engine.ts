import type { RecommendationReport, Widget } from '#src/contract/recommendations/recommendation.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'

/** What recommendations are wanted for: `named` is what they are to go with and must not repeat, the cart's products among it. */
export type RecommendationRequest = {
  widget: Widget
  named: readonly string[]
  /** How many are shown at most. */
  limit: number
}

/** A product that may be recommended, by what. Whether it can be sold is for others to look at. */
export type Candidate = { productId: string; recToken: string }

/** Proposes products, best first. Engines can stand in for each other. */
export type RecommendationEngine = {
  candidates: (request: RecommendationRequest, view: View) => Promise<Candidate[]>
  /** Is told what of it was seen and clicked; never rejects. */
  report?: (report: RecommendationReport) => Promise<void>
}
