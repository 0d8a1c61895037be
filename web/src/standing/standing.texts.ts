import type { StandingList } from '@fairground/domain/standing'
import type { TextEntry, Texts } from '../lib/text'

export const standingTexts = {
  panel: { zh: '名单核验', en: 'Checked against the lists' },
  panelNote: {
    zh: '按统一社会信用代码和企业名称核对',
    en: 'By credit code and by company name',
  },
  openRow: { zh: '查看记录', en: 'Open record' },
  openRowOf: { zh: '查看记录：{list}', en: 'Open record: {list}' },

  noCouncil: { zh: '不是理事单位', en: 'Not a council member' },
  noAssociation: { zh: '不是会员单位', en: 'Not a member' },
  noGrade: { zh: '没有行业信用等级', en: 'No credit grade' },
  noGroup: { zh: '不属于任何展团', en: 'Not in any group' },
  noBlacklist: { zh: '未列入黑名单', en: 'Not blacklisted' },

  council: { zh: '理事单位，序号 {serial}', en: 'Council member, no. {serial}' },
  association: { zh: '会员单位，证书号 {number}', en: 'Member, certificate {number}' },
  associationUnnumbered: { zh: '会员单位', en: 'Member' },
  grade: { zh: '{grade} 级', en: 'Grade {grade}' },
  group: { zh: '{type} · {name}', en: '{type}: {name}' },
  blacklisted: { zh: '已列入黑名单', en: 'Blacklisted' },
  sharesBlacklistedName: { zh: '与黑名单上的企业同名', en: 'Shares its name with a blacklisted company' },

  validBetween: { zh: '有效期{from}至{until}', en: 'Valid {from} to {until}' },
  validUntil: { zh: '有效期至{until}', en: 'Valid until {until}' },
  expired: { zh: '已于{until}到期', en: 'Expired on {until}' },
  notYet: { zh: '{from}起生效', en: 'Not valid before {from}' },
  undated: { zh: '未登记有效期', en: 'No validity dates on record' },
  listedBy: { zh: '{date}由{by}登记', en: 'Listed on {date} by {by}' },
  listedOn: { zh: '{date}登记', en: 'Listed on {date}' },
  blocks: {
    zh: '不能提交报名、通过审核或选择展位',
    en: 'Cannot submit, be approved or choose booths',
  },

  byAccount: { zh: '按账户匹配', en: 'Matched by account' },
  byRecord: { zh: '按报名记录匹配', en: 'Matched by sign-up record' },
  byCodeAndName: { zh: '代码与名称均一致', en: 'Code and name match' },
  byCode: { zh: '代码一致，名单上的名称为“{name}”', en: 'Code matches; listed as “{name}”' },
  byName: { zh: '名称一致，没有代码可比对', en: 'Name matches; no code to compare' },
  byNameOtherCode: { zh: '名称一致，代码不同，请核实', en: 'Name matches, code differs: please check' },
  byNameOtherAccount: {
    zh: '登记的不是该企业的账户，未限制其操作，请核实',
    en: 'Listed under another account, so nothing is blocked: please check',
  },

  markYes: { zh: '符合', en: 'Yes' },
  markNone: { zh: '无', en: 'None' },
  markCheck: { zh: '待核实', en: 'To check' },
  markLapsed: { zh: '已失效', en: 'Lapsed' },
  markLater: { zh: '未生效', en: 'Not yet valid' },
  markStop: { zh: '限制', en: 'Blocked' },
} satisfies Texts

export const listNames: Record<StandingList, TextEntry> = {
  council: { zh: '理事单位', en: 'Council' },
  association: { zh: '会员单位', en: 'Association' },
  grade: { zh: '行业信用等级', en: 'Credit grade' },
  group: { zh: '展团', en: 'Exhibition group' },
  blacklist: { zh: '黑名单', en: 'Blacklist' },
}
