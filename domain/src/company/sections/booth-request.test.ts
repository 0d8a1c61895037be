import { describe, expect, it } from 'vitest'
import { initialSettings } from '../../settings'
import { explainIssue } from '../../text'
import { boothRequestForm } from './booth-request'

const refusal = (request: object, limits = initialSettings) =>
  boothRequestForm(limits)
    .safeParse(request)
    .error?.issues.map((issue) => [issue.path.join('.'), explainIssue(issue, 'zh')])

describe('a booth request', () => {
  it.each([
    ['standardBooths', { exhibitType: '02', boothType: '1' }],
    ['indoorArea', { exhibitType: '02', boothType: '2', standardBooths: 2 }],
    ['outdoorArea', { exhibitType: '01', boothType: '3', outdoorArea: 0 }],
  ])('without the figure its booth type asks for (%s) asks for nothing', (field, request) => {
    expect(refusal(request)).toEqual([[field, '请正确填写展位面积或个数信息']])
  })

  it('asks for something even where the organiser’s range begins at zero', () => {
    const limits = { ...initialSettings, outdoorArea: { least: 0, most: 1500 } }
    const request = { exhibitType: '01', boothType: '3' }
    expect(refusal(request, limits)).toEqual([['outdoorArea', '请正确填写展位面积或个数信息']])
    expect(refusal({ ...request, outdoorArea: 1 }, limits)).toBeUndefined()
  })

  it('hears the range where its figure lies outside', () => {
    const request = { exhibitType: '02', boothType: '1', standardBooths: 5 }
    expect(refusal(request)).toEqual([['standardBooths', '请填写1-4个标准展位']])
  })
})
