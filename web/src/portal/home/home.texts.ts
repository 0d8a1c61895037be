import type { Texts } from '../../lib/text'

export const homeTexts = {
  title: { zh: '门户首页', en: 'Portal desk' },
  open: {
    zh: '{drafts} 篇草稿、{revised} 处修改尚未发布。',
    en: 'Drafts: {drafts}. Changes not published yet: {revised}.',
  },
  nothingOpen: { zh: '没有待发布的内容。', en: 'Nothing is waiting to be published.' },
  planned: { zh: '定时', en: 'Planned' },
  nonePlanned: { zh: '没有定时的内容。', en: 'Nothing is planned.' },
  goesOut: { zh: '发布', en: 'Goes out' },
  comesDown: { zh: '撤下', en: 'Taken down' },
  drafts: { zh: '草稿', en: 'Drafts' },
  noneDrafted: { zh: '没有草稿。', en: 'There are no drafts.' },
  revised: { zh: '修改未发布', en: 'Changed since published' },
  noneRevised: { zh: '读者看到的都是最新内容。', en: 'Readers see everything as it is.' },
  stale: { zh: '超过 180 天未更新', en: 'Not touched for 180 days' },
  noneStale: { zh: '没有长期未更新的内容。', en: 'Everything has been looked at lately.' },
  content: { zh: '全部内容', en: 'All content' },
  published: { zh: '已发布 {count}', en: '{count} published' },
  drafted: { zh: '草稿 {count}', en: { one: '{count} draft', other: '{count} drafts' } },
  noEnglish: { zh: '缺英文 {count}', en: '{count} without English' },
} satisfies Texts
