import type { Similarity } from '@fairground/domain/list'
import type { TextEntry, Texts } from '../../lib/text'

export const formTexts = {
  similarTitle: { zh: '可能已有相同的企业', en: 'This company may be listed already' },
  similarLead: {
    zh: '下列记录与您填写的企业相近，请核对后再决定。',
    en: 'These rows look much like what you entered. Please compare before you go on.',
  },
  doubtsTitle: { zh: '请再核对一下', en: 'Please look again' },
  addAnyway: { zh: '仍然新增', en: 'Add anyway' },
  saveAnyway: { zh: '仍然保存', en: 'Save anyway' },
  goBack: { zh: '返回修改', en: 'Go back' },
  dropAsk: { zh: '放弃未保存的修改？', en: 'Drop what is not saved?' },
  dropNote: {
    zh: '放弃后不能恢复。直接离开页面则会保留，回来后可以继续。',
    en: 'It cannot be brought back. If you just leave the page, it is kept for when you return.',
  },
  drop: { zh: '放弃', en: 'Drop' },
  goOn: { zh: '继续编辑', en: 'Keep editing' },
  lookAt: { zh: '查看 {name}（新标签页）', en: 'See {name} (new tab)' },

  conflictAll: {
    zh: '没有冲突的内容，已并入他人的修改，请再次保存。',
    en: 'Nothing conflicts: their changes have been merged in. Please save again.',
  },
  conflictLead: {
    zh: '请逐项选择要保留的内容，然后再次保存。',
    en: 'Choose what to keep for each field, then save again.',
  },
  theirs: { zh: '最新：', en: 'Now: ' },
  mine: { zh: '我的：', en: 'Yours: ' },
  empty: { zh: '（空）', en: '(empty)' },
  useTheirs: { zh: '全部采用最新内容', en: 'Use theirs' },
  keepMine: { zh: '全部保留我的内容', en: 'Keep mine' },

  languagesNote: {
    zh: '两种语言至少填写一种；不提供的语言请整体留空。',
    en: 'Fill in at least one language; leave the other empty as a whole if you do not need it.',
  },
} satisfies Texts

export const similarityTexts = {
  sameCode: { zh: '信用代码相同', en: 'Same credit code' },
  sameName: { zh: '名称相同', en: 'Same name' },
  closeName: { zh: '名称相近', en: 'Similar name' },
} satisfies Record<Similarity, TextEntry>
