import type { PublishStep } from '@fairground/domain/list'
import type { TextEntry, Texts } from '../../lib/text'

/** What a step is called, and what is said once it is taken, whatever takes it. */
export const stepTexts: Readonly<Record<PublishStep, Readonly<Record<'name' | 'done', TextEntry>>>> = {
  publish: { name: { zh: '发布', en: 'Publish' }, done: { zh: '已发布', en: 'Published' } },
  withdraw: { name: { zh: '撤下', en: 'Withdraw' }, done: { zh: '已撤下', en: 'Withdrawn' } },
  recall: {
    name: { zh: '取消定时', en: 'Cancel the plan' },
    done: { zh: '已取消定时', en: 'The plan was cancelled' },
  },
  discard: {
    name: { zh: '删除', en: 'Delete' },
    done: { zh: '草稿已删除', en: 'The draft was deleted' },
  },
}

/** What the steps that are offered mean for what takes them. */
export interface StepWords<Step extends PublishStep = PublishStep> {
  ask: Readonly<Record<Step | 'publish', TextEntry>>
  /** Who will see it, by the languages it is there in. */
  seenBy: Readonly<Record<'both' | 'chinese' | 'english', TextEntry>>
  /** What else a step means. */
  notes: Readonly<Record<Exclude<Step, 'publish'>, TextEntry>>
}

export const rowStepWords: StepWords<'publish' | 'withdraw' | 'recall'> = {
  ask: {
    publish: { zh: '发布这条内容？', en: 'Publish this entry?' },
    withdraw: { zh: '撤下这条内容？', en: 'Withdraw this entry?' },
    recall: { zh: '取消定时？', en: 'Cancel what is planned?' },
  },
  seenBy: {
    both: {
      zh: '发布后，中文和英文页面立即显示。',
      en: 'The Chinese and the English pages will show it at once.',
    },
    chinese: {
      zh: '发布后，中文页面立即显示。没有英文版，英文页面不显示。',
      en: 'The Chinese pages will show it at once. Without an English version, the English pages will not.',
    },
    english: {
      zh: '发布后，英文页面立即显示。没有中文版，中文页面不显示。',
      en: 'The English pages will show it at once. Without a Chinese version, the Chinese pages will not.',
    },
  },
  notes: {
    withdraw: {
      zh: '撤下后，页面上不再显示。之后可以重新发布。',
      en: 'It will no longer be shown. You can publish it again later.',
    },
    recall: {
      zh: '到时不再自动发布或撤下，内容不变。',
      en: 'It will be neither published nor taken down by itself. Its words stay as they are.',
    },
  },
}

export const publishingTexts = {
  cancel: { zh: '取消', en: 'Cancel' },
  stepOf: { zh: '{step} {name}', en: '{step} {name}' },
  save: { zh: '保存', en: 'Save' },
  note: { zh: '版本说明（可不填）', en: 'Note on this version (optional)' },
  saveDraft: { zh: '保存草稿', en: 'Save draft' },
  live: {
    zh: '这条内容已发布。保存的修改先留作草稿，再次发布后读者才会看到。',
    en: 'This entry is published. What you save stays a draft beside it until you publish again.',
  },
} satisfies Texts
