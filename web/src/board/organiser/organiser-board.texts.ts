import type { AtOnceStep } from '@fairground/domain/list'
import type { Texts } from '../../lib/text'
import type { StepWords } from '../../list'

export const organiserBoardTexts = {
  notices: { zh: '通知', en: 'Notices' },
  questions: { zh: '参展商提问', en: 'Questions' },
  openQuestions: { zh: '{count} 个待回复', en: { one: '{count} waiting', other: '{count} waiting' } },
  parts: { zh: '留言板的内容', en: 'Parts of the message board' },

  lead: {
    zh: '向参展商发布通知。中文版对中文参展商显示，英文版对境外参展商显示。',
    en: 'Notices to exhibitors. Chinese exhibitors read the Chinese version, overseas exhibitors the English one.',
  },
  add: { zh: '新建通知', en: 'New notice' },
  search: { zh: '标题或正文', en: 'Title or text' },
  state: { zh: '状态', en: 'State' },
  noneNote: { zh: '新建的通知会显示在这里。', en: 'Notices you write will appear here.' },

  columnTitle: { zh: '标题', en: 'Title' },
  languages: { zh: '语言', en: 'Languages' },
  chinese: { zh: '中文', en: 'Chinese' },
  english: { zh: '英文', en: 'English' },
  both: { zh: '中文、英文', en: 'Chinese, English' },
  published: { zh: '发布时间', en: 'Published' },
  updated: { zh: '最后修改', en: 'Last change' },
  updatedBy: { zh: '修改人', en: 'By' },
  attachmentCount: { zh: '{count} 个附件', en: { one: '{count} attachment', other: '{count} attachments' } },

  edit: { zh: '编辑', en: 'Edit' },
  editOf: { zh: '编辑 {title}', en: 'Edit {title}' },

  newTitle: { zh: '新建通知', en: 'New notice' },
  editTitle: { zh: '编辑通知', en: 'Edit notice' },
  versionZh: { zh: '中文版', en: 'Chinese version' },
  versionEn: { zh: '英文版', en: 'English version' },
  versionNote: {
    zh: '两种语言至少填写一种；不发布的语言请整体留空。',
    en: 'Fill in at least one language; leave the other empty as a whole if you do not need it.',
  },
  title: { zh: '标题', en: 'Title' },
  body: { zh: '正文', en: 'Text' },
  bodyHint: {
    zh: '空行分段，网址自动成为链接',
    en: 'A blank line starts a paragraph; web addresses become links',
  },
  pin: { zh: '置顶', en: 'Pin to the top' },
  pinNote: { zh: '始终显示在留言板最上方', en: 'Always stands first on the board' },
  save: { zh: '保存', en: 'Save' },
  saveDraft: { zh: '保存草稿', en: 'Save draft' },
  publish: { zh: '发布', en: 'Publish' },
  saveLive: {
    zh: '该通知已发布，保存后参展商立即看到修改。',
    en: 'This notice is published. Exhibitors see your changes as soon as you save.',
  },
  saved: { zh: '已保存', en: 'Saved' },
  uploadsRunning: { zh: '附件仍在上传，请稍候', en: 'Attachments are still being uploaded' },

  addFiles: { zh: '添加附件', en: 'Add files' },
  fileHint: {
    zh: 'pdf、jpg、png，每个不超过 {size} MB，最多 {count} 个',
    en: 'pdf, jpg or png, up to {size} MB each, {count} at most',
  },
  removeFile: { zh: '移除 {name}', en: 'Remove {name}' },
  stopUpload: { zh: '取消上传 {name}', en: 'Cancel uploading {name}' },
  uploadFailed: { zh: '上传失败，请重试', en: 'The upload failed. Please try again' },

  showLatest: { zh: '查看最新内容', en: 'Show the latest version' },
  hideLatest: { zh: '收起', en: 'Hide it' },
  takeLatest: { zh: '采用最新内容', en: 'Use the latest version' },
  keepMine: { zh: '保留我的修改', en: 'Keep mine' },

  publishedBy: { zh: '{name} 于 {date} 发布', en: 'Published by {name}, {date}' },
  updatedByAt: { zh: '{name} 于 {date} 最后修改', en: 'Last changed by {name}, {date}' },
  noVersion: { zh: '没有此语言的版本', en: 'There is no version in this language' },
} satisfies Texts

/** What its steps mean for a notice. */
export const noticeStepWords: StepWords<AtOnceStep> = {
  ask: {
    publish: { zh: '发布这条通知？', en: 'Publish this notice?' },
    withdraw: { zh: '撤下这条通知？', en: 'Withdraw this notice?' },
    discard: { zh: '删除这份草稿？', en: 'Delete this draft?' },
  },
  seenBy: {
    both: { zh: '发布后，全部参展商立即可见。', en: 'All exhibitors will see it at once.' },
    chinese: {
      zh: '发布后，中文参展商立即可见。没有英文版，境外参展商看不到。',
      en: 'Chinese exhibitors will see it at once. Without an English version, overseas exhibitors will not.',
    },
    english: {
      zh: '发布后，境外参展商立即可见。没有中文版，中文参展商看不到。',
      en: 'Overseas exhibitors will see it at once. Without a Chinese version, Chinese exhibitors will not.',
    },
  },
  notes: {
    withdraw: {
      zh: '撤下后，参展商不再看到它和附件。之后可以重新发布。',
      en: 'Exhibitors will no longer see it or its attachments. You can publish it again later.',
    },
    discard: {
      zh: '草稿及其附件将被删除，不能恢复。',
      en: 'The draft and its attachments will be gone for good.',
    },
  },
}
