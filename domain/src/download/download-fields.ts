import { bothLanguages, choice, date, file, type RowCheck } from '../field'
import type { Text } from '../text'
import { downloadMessages as say } from './download.messages'

export const downloadAudiences = {
  all: { zh: '全部企业', en: 'All companies' },
  CHN: { zh: '境内企业', en: 'Companies from China' },
  ENG: { zh: '境外企业', en: 'Overseas companies' },
} as const satisfies Record<string, Text>

export const downloadReaches = {
  all: { zh: '无论有无展位', en: 'With or without a booth' },
  booths: { zh: '仅有展位的企业', en: 'Only with a booth' },
} as const satisfies Record<string, Text>

/** What its file is uploaded for. */
export const downloadFile = 'download'

/** A file the organiser offers to exhibitors, to whom, and for how long. */
export const downloadFields = {
  title: bothLanguages({ title: { zh: '标题', en: 'Title' }, most: 120 }),
  audience: choice({ title: { zh: '对象', en: 'For' }, choices: downloadAudiences }),
  reach: choice({ title: { zh: '范围', en: 'Of these' }, choices: downloadReaches }),
  visibleFrom: date({
    title: { zh: '起始日期', en: 'From' },
    hint: { zh: '留空则立即可见', en: 'Left empty, from now on' },
  }),
  visibleUntil: date({
    title: { zh: '截止日期', en: 'Until' },
    hint: { zh: '当天仍可见；留空则一直可见', en: 'That day included; left empty, for good' },
    expires: true,
  }),
  fileId: file({
    title: { zh: '文件', en: 'File' },
    hint: { zh: '没有文件的条目企业看不到', en: 'Without a file, exhibitors do not see it' },
    purpose: downloadFile,
    hidden: true,
  }),
}
type DownloadFields = typeof downloadFields

/** Whoever sees it can read what it is called, and it does not end before it begins. */
export const downloadCheck: RowCheck<DownloadFields> = ({ title, audience, visibleFrom, visibleUntil }) => {
  if (audience !== 'ENG' && title && !title.zh) return { field: 'title', message: say.titleZh }
  if (audience !== 'CHN' && title && !title.en) return { field: 'title', message: say.titleEn }
  if (visibleFrom && visibleUntil && visibleUntil < visibleFrom)
    return { field: 'visibleUntil', message: say.spanOrder }
  return undefined
}
