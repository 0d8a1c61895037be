import type { Revised } from '@fairground/domain/contract'
import type { EventDetails } from '@fairground/wire/contract/event-details'
import { describe, expect, it } from 'vitest'
import { eventWords } from './event-words'

const side: Revised = {
  className: { zh: '国内合同', en: 'Chinese contract' },
  currency: 'CNY',
  total: 1_280_000,
  signBy: null,
  lines: [],
}
const revised: EventDetails = {
  changes: {
    from: { ...side, lines: [{ kind: 'extra', label: '减免', amount: -10_000 }] },
    to: {
      ...side,
      className: { zh: '协会合同', en: 'Association contract' },
      total: 1_330_000,
      signBy: '2026-12-01',
      lines: [{ kind: 'extra', label: '桌椅', amount: 50_000 }],
    },
    rewritten: true,
  },
}

describe('what the process says of a step', () => {
  it.each<[EventDetails, string[], string[]]>([
    [{}, [], []],
    [
      { total: 1_280_000, currency: 'CNY', amends: 'HT-21-0007' },
      ['合同总额 ¥12,800.00', '变更合同 HT-21-0007'],
      ['Total ¥12,800.00', 'Amends contract HT-21-0007'],
    ],
    [
      { kind: 'code', signerName: '王建国', signerPost: '总经理', authority: 'legalRepresentative' },
      ['验证码电子签署', '签署人 王建国（总经理，法定代表人）'],
      ['Signed electronically, with a code', 'Signed by 王建国 (总经理, legal representative)'],
    ],
    [
      { kind: 'scan', signerName: 'Erika Muster', signerPost: '', authority: 'authorised' },
      ['上传盖章扫描件签署', '签署人 Erika Muster（授权代表）'],
      [
        'Signed by hand, with a stamped scan',
        'Signed by Erika Muster (authorised by the legal representative)',
      ],
    ],
    [
      {
        kind: 'code',
        signerName: '李磊',
        signerPost: '采购经理',
        authority: 'delegated',
        delegation: { namedBy: '张敏', namedOn: '2026-10-14', until: '2026-12-31' },
      },
      [
        '验证码电子签署',
        '签署人 李磊（采购经理，企业指定的受托人）',
        '由张敏于2026年10月14日指定，有效期至2026年12月31日',
      ],
      [
        'Signed electronically, with a code',
        'Signed by 李磊 (采购经理, delegate named by the company)',
        'named as delegate by 张敏 on 14 Oct 2026, until 31 Dec 2026',
      ],
    ],
    [
      revised,
      [
        '合同类别：国内合同 → 协会合同',
        '删去 减免  −¥100.00',
        '增加 桌椅  ¥500.00',
        '合同总额：¥12,800.00 → ¥13,300.00',
        '签署期限：不限 → 2026年12月1日',
        '改用新的合同模板',
      ],
      [
        'Class: Chinese contract → Association contract',
        'Taken out: 减免  −¥100.00',
        'Added: 桌椅  ¥500.00',
        'Total: ¥12,800.00 → ¥13,300.00',
        'Sign by: No limit → 1 Dec 2026',
        'Another version of the template',
      ],
    ],
    [{ sha256: 'ab12' }, ['盖章文件 SHA-256 ab12'], ['SHA-256 of the sealed file ab12']],
  ])('%j', (details, zh, en) => {
    expect(eventWords(details, 'zh')).toEqual(zh)
    expect(eventWords(details, 'en')).toEqual(en)
  })

  it('is nothing of what did not change', () => {
    expect(eventWords({ changes: { from: side, to: side, rewritten: false } }, 'zh')).toEqual([])
  })
})
