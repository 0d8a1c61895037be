import { describe, expect, it } from 'vitest'
import { wallProblems } from './walls.mjs'

const graph = { account: [], company: ['account'], review: ['company'] }

/** A house in order: every declared use is made once, through the index. */
const house = {
  'web/src/company/own-sign-up.ts': "import { useAccount } from '../account'",
  'web/src/account/index.ts': "export { useAccount } from './use-account'",
  'server/src/review/decide.ts':
    "import { companyOf } from '../company'\nimport { sql } from '../platform/sql'",
  'web/src/app/router.ts': "const load = () => import('../review/list/review-page')",
  'web/src/main.ts': "import './app/router'",
}
const problemsWith = (files, uses = graph) => wallProblems(Object.entries({ ...house, ...files }), uses)

describe('between rooms', () => {
  it('nothing is wrong in a house in order', () => {
    expect(problemsWith({})).toEqual([])
  })

  it('a room may import only those below it, by their names', () => {
    expect(
      problemsWith({
        'wire/src/company.ts': "import { app } from '@fairground/server/app'",
        'web/src/company/pdf.ts': "import { pdf } from '../../../server/src/company'",
      }),
    ).toEqual([
      'wire/src/company.ts: wire must not import server',
      'web/src/company/pdf.ts: leaves its room (../../../server/src/company)',
    ])
  })
})

describe('what tests of several rooms share', () => {
  it('stands with the scripts, where only tests find it', () => {
    const shared = (file) => problemsWith({ [file]: "import { has } from '../../scripts/lib/judges'" })
    expect([shared('server/test/seal.test.ts'), shared('e2e/support/seal.ts')]).toEqual([[], []])
    expect(shared('server/src/seal.ts')).toEqual([
      'server/src/seal.ts: leaves its room (../../scripts/lib/judges)',
    ])
  })
})

describe('between features', () => {
  it.each([
    ['web/src/account/login.tsx', "import { SignUp } from '../company'"],
    ['server/src/account/login.ts', "import type { SignUp } from '../company'"],
    ['wire/src/account/login.ts', "import { signUp } from '../company'"],
    ['domain/src/account/login.ts', "import { signUp } from '../company'"],
  ])('a use that is not declared is refused in every room: %s', (file, text) => {
    expect(problemsWith({ [file]: text })).toEqual([
      expect.stringContaining(`${file}: account must not use company`),
    ])
  })

  it('a declared use goes through the index, also when it is loaded later', () => {
    const file = 'web/src/review/detail.tsx'
    expect(problemsWith({ [file]: "const load = () => import('../company/edit/edit-page')" })).toEqual([
      `${file}: enters company past its index; export what others need from web/src/company`,
    ])
  })

  it('a test may look at anything in its room', () => {
    expect(problemsWith({ 'web/src/account/a.test.ts': "import { x } from '../company/edit/x'" })).toEqual([])
  })

  it('what is no feature must be declared as one', () => {
    expect(problemsWith({ 'server/src/lottery/draw.ts': '' })).toEqual([
      'server/src/lottery/draw.ts: lottery is no feature yet; add it to scripts/lib/feature-graph.mjs',
    ])
  })
})

describe('below and above the features', () => {
  it('what lies below knows no feature, and only what lies below itself', () => {
    expect(
      problemsWith({
        'web/src/ui/tag.tsx': "import { x } from '../session/x'\nimport { y } from '../company'",
        'web/src/lib/text.ts': "import { z } from '../ui/z'",
      }),
    ).toEqual([
      'web/src/ui/tag.tsx: ui lies below company and must not know it',
      'web/src/lib/text.ts: lib lies below ui and must not know it',
    ])
  })

  it('no feature reaches up to what puts the features together', () => {
    expect(problemsWith({ 'web/src/company/link.ts': "import { screens } from '../app/screens'" })).toEqual([
      'web/src/company/link.ts: app puts the features together and must not be used by one',
    ])
  })
})

describe('the declared graph', () => {
  it('has no circle', () => {
    const circular = { ...graph, account: ['review'] }
    expect(problemsWith({ 'web/src/account/a.ts': "import { decide } from '../review'" }, circular)).toEqual([
      expect.stringContaining('account → review → company → account is a circle'),
    ])
  })

  it('declares nothing that nobody uses', () => {
    expect(problemsWith({}, { ...graph, review: ['company', 'account'] })).toEqual([
      'scripts/lib/feature-graph.mjs: review does not use account in any room; take it out',
    ])
  })
})
