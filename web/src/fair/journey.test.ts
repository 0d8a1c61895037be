import { journeySteps } from '@fairground/domain/company'
import { expect, it } from 'vitest'
import { journeyTexts } from './journey.texts'

it('the open pages name the steps of taking part in the order exhibitors walk them', () => {
  expect(Object.keys(journeyTexts)).toEqual([...journeySteps])
})
