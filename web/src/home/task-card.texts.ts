import type { TaskKey } from '@fairground/domain/task'
import type { TextEntry, Texts } from '../lib/text'

export const taskCardTexts = {
  title: { zh: '待办事项', en: 'What is to be done' },
  progress: { zh: '已完成 {done} / {all}', en: '{done} of {all} done' },
  due: { zh: '{day} 前', en: 'by {day}' },
  overdue: { zh: '已过期：{day}', en: 'overdue since {day}' },
  waiting: { zh: '等待组委会', en: 'With the organiser' },
  done: { zh: '已完成', en: 'Done' },
} satisfies Texts

export const taskNames: Record<TaskKey, TextEntry> = {
  signContract: { zh: '签署合同', en: 'Sign the contract' },
  pay: { zh: '缴纳展位费', en: 'Pay for your booths' },
  participation: { zh: '签署参展确认书', en: 'Sign the confirmation of participation' },
  safety: { zh: '签署安全责任书', en: 'Sign the safety undertaking' },
  products: { zh: '填写新产品', en: 'Name your new products' },
  catalogue: { zh: '填写会刊资料', en: 'Write your catalogue entry' },
  badgePeople: { zh: '登记参展人员', en: 'Name the people of your stand' },
  badgePhotos: { zh: '上传人员照片', en: 'Add their photos' },
}
