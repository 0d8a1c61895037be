import { describe, expect, it } from 'vitest'
import { choiceStages, stageHolding } from './stage'

describe('a choice without booths', () => {
  it.each(choiceStages)('that was %s is open again', (stage) => {
    expect(stageHolding(stage, [])).toBe('choosing')
    expect(stageHolding(stage, [{}])).toBe(stage)
  })
})
