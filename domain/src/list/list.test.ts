import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halvesOf, listedCreditCode, mayTakeStep, oneSlipApart, type PublishStep, publishStates } from '.'

describe('a credit code in a list', () => {
  it('loses its spaces and is kept in capitals', () => {
    expect(listedCreditCode.parse(' 9135 0100 m000 100y 43')).toBe('91350100M000100Y43')
  })
})

describe('names that differ by one slip', () => {
  const name = fc.array(fc.constantFrom(...'北京华安消防科技𠮷ab'), { minLength: 4, maxLength: 12 })

  it('are found for a character left out, added or mistaken, wherever it happens', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.constantFrom('drop', 'add', 'swap'), (characters, at, slip) => {
        const place = at % characters.length
        const other = [...characters]
        other.splice(place, slip === 'add' ? 0 : 1, ...(slip === 'drop' ? [] : ['错']))
        expect(oneSlipApart(characters.join(''), other.join(''))).toBe(true)
        // What a search looks up by: one half of the name is left whole.
        const halves = halvesOf(characters.join(''))
        expect(halves.some((half) => other.join('').includes(half)) || characters.length < 4).toBe(true)
      }),
    )
  })

  it('are not mistaken for names that differ by more', () => {
    expect(oneSlipApart('北京华安消防', '北京安华消防')).toBe(false)
    expect(oneSlipApart('北京华安消防', '北京华安')).toBe(false)
    expect(oneSlipApart('北京华安消防', '天津华安消放')).toBe(false)
  })
})

describe('what is published', () => {
  it('comes from a draft or back again, is withdrawn while published, and thrown away only unread', () => {
    const from = (step: PublishStep) => publishStates.filter((state) => mayTakeStep(step, state))
    expect(from('publish')).toEqual(['draft', 'withdrawn'])
    expect(from('withdraw')).toEqual(['published'])
    expect(from('discard')).toEqual(['draft'])
  })
})
