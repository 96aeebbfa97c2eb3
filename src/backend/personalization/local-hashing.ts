import { GrowthBookClient } from '@growthbook/growthbook'
import type { Decision, DecisionEngine, DecisionSubject } from '#src/contract/personalization/decision.ts'
import type { Experiment } from './experiment.ts'

const attributesOf = ({ visitorId, locale, visitor }: DecisionSubject) => {
  const { cartId, units, ...flags } = visitor
  return { id: visitorId, locale, cart: cartId !== undefined && units > 0, ...flags }
}

/** An arm's share: GrowthBook wants them to add up to 1. */
const sharesOf = ({ arms }: Experiment): number[] => {
  const total = arms.reduce((sum, { weight }) => sum + weight, 0)
  return arms.map(({ weight }) => (total === 0 ? 1 / arms.length : weight / total))
}

/**
 * Decides in this process by hashing the visitor's id, without asking anyone: the same id gets the same arm for as long
 * as seed and weights stay.
 */
export const createLocalHashing = (experiments: readonly Experiment[]): DecisionEngine => {
  const growthBook = new GrowthBookClient()
  const byId = new Map(experiments.map((experiment) => [experiment.experienceId, experiment]))

  const decideOne = (experienceId: string, subject: DecisionSubject): Decision => {
    const experiment = byId.get(experienceId)
    if (!experiment?.active) return { state: 'excluded' }
    const { arms, coverage, condition, seed = experienceId } = experiment
    const [first = '', second = '', ...others] = arms.map(({ variantId = '' }) => variantId)
    const { inExperiment, value } = growthBook.runInlineExperiment<string>(
      {
        key: experienceId,
        variations: [first, second, ...others],
        weights: sharesOf(experiment),
        coverage,
        seed,
        hashVersion: 2,
        ...(condition ? { condition } : {}),
      },
      { attributes: attributesOf(subject) },
    )
    if (!inExperiment) return { state: 'excluded' }
    return value === '' ? { state: 'decided' } : { state: 'decided', variantId: value }
  }

  return {
    decide: async (ids, subject) => new Map(ids.map((id) => [id, decideOne(id, subject)])),
  }
}
