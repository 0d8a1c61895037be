import type { Texts } from '../../lib/text'

export const detailTexts = {
  back: { zh: '返回{list}', en: 'Back to {list}' },
  companyPage: { zh: '企业主页', en: 'Company page' },
  review: { zh: '审核', en: 'Review' },
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  submitted: { zh: '{at} 提交', en: 'Submitted {at}' },
  notSubmitted: { zh: '尚未提交', en: 'Not submitted yet' },
  parts: { zh: '本页内容', en: 'On this page' },

  empty: { zh: '未填写', en: 'Not filled in' },
  notSaved: { zh: '尚未保存', en: 'Not saved yet' },
  products: { zh: '{title}（{count}）', en: '{title} ({count})' },
  product: { zh: '产品', en: 'Products' },
  showWhole: { zh: '显示全文', en: 'Show full texts' },
  showLess: { zh: '收起', en: 'Show less' },
  enlarge: { zh: '查看大图', en: 'Enlarge' },
  picture: { zh: '{name}（图片）', en: '{name} (picture)' },
  download: { zh: '下载', en: 'Download' },

  heldBooths: { zh: '所持展位', en: 'Booths held' },
  noBooths: { zh: '尚无展位', en: 'No booth yet' },
  earlierBooths: { zh: '往届展位', en: 'Earlier editions' },
  noEarlier: { zh: '没有往届参展记录', en: 'Never held a booth before' },

  changes: { zh: '与上次提交相比', en: 'Compared with the last submission' },
  changesSince: { zh: '上次提交之后的改动（{at} 起）', en: 'What was changed since {at}' },
  changesAfterFirst: {
    zh: '首次提交；提交之后有以下改动',
    en: 'First submission; changed since then',
  },
  noChanges: { zh: '没有改动', en: 'Nothing was changed' },
  firstTime: { zh: '首次提交，没有可比较的内容', en: 'First submission: nothing to compare with' },
  before: { zh: '原来', en: 'Before' },
  after: { zh: '现在', en: 'Now' },
  field: { zh: '项目', en: 'Field' },
  gone: { zh: '已去掉', en: 'Removed' },
  fresh: { zh: '新增或改过', en: 'New or changed' },

  past: { zh: '办理记录', en: 'History' },
  decisionsOnly: { zh: '审核', en: 'Review' },
  everything: { zh: '全部', en: 'Everything' },
  noDecisions: { zh: '还没有审核记录', en: 'Not reviewed so far' },
  older: {
    zh: '更早的 {count} 条未显示',
    en: { one: '{count} older entry is not shown', other: '{count} older entries are not shown' },
  },

  unknown: { zh: '没有找到这份报名', en: 'There is no such sign-up' },
  unknownNote: {
    zh: '它可能已被删除，或链接不完整。',
    en: 'It may have been deleted, or the link is incomplete.',
  },
} satisfies Texts
