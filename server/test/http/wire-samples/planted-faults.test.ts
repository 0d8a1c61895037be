import { describe, expect, it } from 'vitest'
import { lightSample } from './light-record'
import { expectSame, expectSameCalls, shortCalls } from './record'
import type { Sample } from './story'

type Fields = Record<string, unknown>
type Fault = (fields: Fields, leak?: unknown) => Fields

const renamed: Fault = ({ qymc, ...rest }) => ({ companyName: qymc, ...rest })
const missing: Fault = ({ qymc: _, ...rest }) => rest
const leaked: Fault = (fields, leak = 'x') => ({ passwordHash: leak, ...fields })

/** The lines in which what is seen and what is on record differ, and what a failing test says of them. */
function difference(compare: () => void): { now: string[]; before: string[]; said: string } {
  try {
    compare()
  } catch (error) {
    const { actual, expected, message } = error as { actual: string; expected: string; message: string }
    const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
    const without = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line))
    const [now, before] = [linesOf(actual), linesOf(expected)]
    return { now: without(now, before), before: without(before, now), said: message }
  }
  return { now: [], before: [], said: '' }
}

describe('a fault in an answer on record', () => {
  const rows = [1, 2, 3, 4, 5].map(
    (number): Fields => ({
      qyid: `<id ${number}>`,
      qymc: `Company ${number}`,
      booths: [1, 2, 3, 4].map(
        (booth): Fields => ({ code: `A${number}-${booth}`, qymc: 'A name on the plan, too long for a line' }),
      ),
    }),
  )
  const answering = (list: Fields[]): Sample => ({
    call: 'window.listWindows',
    as: 'admin',
    request: { method: 'POST', url: '/api/zwtime/searchYhjgList', body: {} },
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    answer: { code: '00000000', msg: '操作成功', result: { list, total: 5 } },
  })
  const record = [lightSample(answering(rows))]
  const seen = (list: Fields[]) => difference(() => expectSame('windows', [answering(list)], record))
  const inRow = (number: number, change: (row: Fields) => Fields) =>
    seen(rows.map((row, index) => (index === number - 1 ? change(row) : row)))
  const inLastBooth = (change: Fault) => (row: Fields) => ({
    ...row,
    booths: (row.booths as Fields[]).map((booth, index) => (index === 3 ? change(booth) : booth)),
  })
  /** What is recorded of rows that are not kept. */
  const rest = (count: number, also = '') =>
    expect.stringMatching(
      new RegExp(`^\\{"rows":${count},"mark":"\\w{8}"${also.replace(/[?[\]{}]/g, '\\$&')}\\}$`),
    )

  it('is not seen where there is none', () => {
    expect(seen(rows)).toEqual({ now: [], before: [], said: '' })
  })

  it.each([
    ['has another name', renamed, ['"companyName": "Company 1",'], ['"qymc": "Company 1",']],
    ['is missing', missing, [], ['"qymc": "Company 1",']],
    ['leaked', leaked, ['"passwordHash": "x",'], []],
  ])('is shown on its line when a field %s', (_, fault, now, before) => {
    expect(inRow(1, fault)).toMatchObject({ now, before })
  })

  it.each([
    ['has another name', renamed, ['qymc', 'companyName']],
    ['is missing', missing, ['qymc']],
    ['leaked', leaked, ['passwordHash']],
  ])('is named when a field %s in a row that is not kept', (_, fault, names) => {
    const also = (path: string) => `,"also":{${names.map((name) => `"${path}${name}?":"string"`).join(',')}}`
    for (const number of [3, 5])
      expect(inRow(number, fault)).toMatchObject({ now: [rest(5, also(''))], before: [rest(5)] })
    expect(inRow(1, inLastBooth(fault))).toMatchObject({ now: [rest(4, also(''))], before: [rest(4)] })
    expect(inRow(4, inLastBooth(fault))).toMatchObject({
      now: [rest(5, also('booths[].'))],
      before: [rest(5)],
    })
  })

  it('is seen when it is only another word in a row that is not kept, and the rows are shown', () => {
    const { now, before, said } = inRow(4, (row) => ({ ...row, qymc: 'Another company' }))
    expect({ now, before }).toEqual({ now: [rest(5)], before: [rest(5)] })
    expect(said).toContain('"qymc": "Another company"')
  })

  it('is seen when it is a row too few', () => {
    expect(seen(rows.slice(0, 4))).toMatchObject({ now: [rest(4)], before: [rest(5)] })
  })

  it('is seen when it is in a header or a status that few have', () => {
    const { headers, ...sample } = answering(rows)
    const other = { ...sample, status: 403, headers: { ...headers, 'cache-control': 'public' } }
    expect(difference(() => expectSame('windows', [other], record))).toMatchObject({
      now: [
        '"status": 403,',
        '"headers": {"content-type":"application/json; charset=utf-8","cache-control":"public"},',
      ],
      before: [],
    })
  })
})

describe('a fault in what is described', () => {
  const name = 'POST /api/zwtime/searchYhjgList'
  const fields = {
    qyid: { type: 'string', pattern: '^\\d+$' },
    qymc: { type: 'string' },
    phase: { const: 'open' },
  }
  const describing = (properties: Fields) => {
    const items = { type: 'object', properties, required: Object.keys(fields) }
    return {
      [name]: {
        operationId: 'window_listWindows',
        summary: 'Windows of all companies',
        description: 'Access: staff.',
        parameters: [],
        responses: { 200: { content: { 'application/json': { schema: { type: 'array', items } } } } },
      },
    }
  }
  const record = shortCalls(describing(fields))
  const seen = (properties: Fields) => difference(() => expectSameCalls(describing(properties), record))
  const head = expect.stringMatching(/^POST \/api\/zwtime\/searchYhjgList \w{8} window_listWindows: /)

  it('is not seen where there is none', () => {
    expect(seen(fields)).toEqual({ now: [], before: [], said: '' })
  })

  it.each([
    ['has another name', renamed, ['companyName?: string,'], ['qymc: string,']],
    ['is missing', missing, [], ['qymc: string,']],
    ['leaked', leaked, ['passwordHash?: string,'], []],
  ])('is shown on its line when a field %s', (_, fault, now, before) => {
    expect(seen(fault(fields, { type: 'string' }))).toMatchObject({
      now: [head, ...now],
      before: [head, ...before],
    })
  })

  it('is seen in what the line does not say, and all that is described is shown', () => {
    const { now, before, said } = seen({ ...fields, qyid: { type: 'string', pattern: '^\\d{9}$' } })
    expect({ now, before }).toEqual({ now: [head], before: [head] })
    expect(said).toContain(JSON.stringify('^\\d{9}$'))
  })

  it('is seen when a call is gone, or one came', () => {
    expect(difference(() => expectSameCalls({}, record))).toMatchObject({ now: [`${name} is not there`] })
    expect(difference(() => expectSameCalls(describing(fields), {}))).toMatchObject({
      before: [`${name} is not there`],
    })
  })
})
