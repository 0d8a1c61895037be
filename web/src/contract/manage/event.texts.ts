import type { Texts } from '../../lib/text'

/** What the process says of a step, beside who did it, when and why. */
export const eventTexts = {
  title: { zh: '办理内容', en: 'Details' },
  total: { zh: '合同总额 {total}', en: 'Total {total}' },
  amends: { zh: '变更合同 {number}', en: 'Amends contract {number}' },
  byCode: { zh: '验证码电子签署', en: 'Signed electronically, with a code' },
  byScan: { zh: '上传盖章扫描件签署', en: 'Signed by hand, with a stamped scan' },
  signer: { zh: '签署人 {name}（{capacity}）', en: 'Signed by {name} ({capacity})' },
  delegated: {
    zh: '由{who}于{day}指定，有效期至{until}',
    en: 'named as delegate by {who} on {day}, until {until}',
  },
  moved: { zh: '{label}：{before} → {after}', en: '{label}: {before} → {after}' },
  gone: { zh: '删去 {line}', en: 'Taken out: {line}' },
  added: { zh: '增加 {line}', en: 'Added: {line}' },
  rewritten: { zh: '改用新的合同模板', en: 'Another version of the template' },
  sealed: { zh: '盖章文件 SHA-256 {sha256}', en: 'SHA-256 of the sealed file {sha256}' },
} satisfies Texts
