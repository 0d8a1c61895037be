import type { PriceRules } from '@fairground/domain/contract'
import type { Random } from '../random'
import type { ContractClassRow, ContractTemplateRow } from './rows'

/** What the fair asks for: half again as much for every further side is not unusual, a tenth is friendlier. */
const rulesIn = (standard: number, raw: number, outdoor: number, special: number): PriceRules => ({
  prices: [
    { boothClass: 'standard', hallKind: 'indoor', per: 'booth', amount: standard },
    { boothClass: 'raw', hallKind: 'indoor', per: 'squareMetre', amount: raw },
    { boothClass: 'raw', hallKind: 'outdoor', per: 'squareMetre', amount: outdoor },
  ],
  surcharges: [
    { kind: 'openings', openSides: 2, rate: { basisPoints: 1_000 } },
    { kind: 'openings', openSides: 3, rate: { basisPoints: 1_500 } },
    { kind: 'openings', openSides: 4, rate: { basisPoints: 2_000 } },
    { kind: 'special', openSides: 0, rate: { amount: special } },
    { kind: 'coExhibitor', openSides: 0, rate: { amount: special } },
  ],
  discounts: [
    { kind: 'council', condition: '', rate: { basisPoints: 1_000 } },
    { kind: 'association', condition: '', rate: { basisPoints: 500 } },
    { kind: 'creditGrade', condition: 'AAA', rate: { basisPoints: 200 } },
  ],
})

const chineseBody = `甲方：{organiser}
乙方：{company}（统一社会信用代码：{creditCode}）

一、乙方参加甲方主办的{edition}{fair}，租用展位{booths}，共{area}。
二、展位费用合计{total}（{totalInWords}），明细见展位与费用。
三、付款方式：{instalments}。逾期七日未付，甲方有权收回展位。
四、展位不得转让、转租，展品应与报名信息一致。
五、搭建不得占用消防通道，现场动火须持作业票。
六、因不可抗力不能举办的，双方另行协商，已付款项按未发生的费用退还。
七、本合同自双方签署之日起生效。`

const englishBody = `1. {company} takes part in the {fair} ({edition}) organised by {organiser} and rents booths {booths}, {area} in all.
2. The charges come to {total} ({totalInWords}), as set out under booths and charges.
3. They are paid as follows: {instalments}. If a payment is more than seven days late, the organiser may take the booths back.
4. Booths may not be passed on or sublet, and exhibits are to be those of the sign-up.
5. Stands keep all fire lanes free; hot work on site needs a permit.
6. If the fair cannot be held for reasons beyond either side, both talk about it, and what was paid for services not rendered is paid back.
7. This contract takes effect once both sides have signed it.`

interface Context {
  edition: number
  adminId: string
  savedAt: string
}

/** One class for each kind of account, with templates in its language. */
export function classRows(random: Random, { edition, adminId, savedAt }: Context) {
  const stamp = { created_at: savedAt, created_by: adminId, updated_at: savedAt, updated_by: adminId }
  const contract_class: ContractClassRow[] = [
    {
      id: random.uuid(),
      edition,
      name_zh: '国内企业展位合同',
      name_en: 'Booth contract, Chinese companies',
      user_type: 'CHN',
      currency: 'CNY',
      rules: rulesIn(1_280_000, 120_000, 60_000, 100_000),
      position: 1,
      ...stamp,
    },
    {
      id: random.uuid(),
      edition,
      name_zh: '境外企业展位合同',
      name_en: 'Booth contract, overseas companies',
      user_type: 'ENG',
      currency: 'USD',
      rules: rulesIn(280_000, 28_000, 14_000, 20_000),
      position: 2,
      ...stamp,
    },
  ]
  const words = {
    CHN: { language: 'zh', title: '展位租赁合同', body: chineseBody },
    ENG: { language: 'en', title: 'Booth Rental Contract', body: englishBody },
  } as const
  const contract_template = contract_class.map(
    ({ id, user_type }): ContractTemplateRow => ({
      id: random.uuid(),
      class_id: id,
      number: 1,
      ...words[user_type],
      created_at: savedAt,
      created_by: adminId,
    }),
  )
  return { contract_class, contract_template }
}
