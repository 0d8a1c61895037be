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
  lookAt: { zh: '查看 {name}（新标签页）', en: 'See {name} (new tab)' },

  conflictAll: {
    zh: '没有冲突的内容，已并入他人的修改，请再次保存。',
    en: 'Nothing collides: their changes were taken over. Please save again.',
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

  pick: { zh: '选择企业', en: 'Choose a company' },
  pickAgain: { zh: '重新选择', en: 'Choose another' },
  unlink: { zh: '取消关联', en: 'Unlink' },
  day: { zh: '年/月/日', en: 'YYYY/MM/DD' },
  noneChosen: { zh: '尚未选择', en: 'None chosen' },
  pickSearch: { zh: '企业名称', en: 'Company name' },
  pickNone: { zh: '没有找到企业', en: 'No company found' },
  pickNoneNote: { zh: '换一个名称试试。', en: 'Try another part of the name.' },
  pickListed: { zh: '已在名单中', en: 'Already listed' },
  pickCount: { zh: '共 {count} 家', en: { one: '{count} company', other: '{count} companies' } },
  registration: { zh: '报名号 {number}', en: 'No. {number}' },
} satisfies Texts

export const similarityTexts = {
  sameCode: { zh: '信用代码相同', en: 'Same credit code' },
  sameName: { zh: '名称相同', en: 'Same name' },
  closeName: { zh: '名称相近', en: 'Close name' },
} satisfies Record<Similarity, TextEntry>
