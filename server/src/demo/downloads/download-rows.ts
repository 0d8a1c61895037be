import type { Text } from '@fairground/domain/text'
import type { Calendar } from '../calendar'
import type { Random } from '../random'
import type { DownloadRow } from '../service-rows'

interface DemoDownload {
  title: Text
  audience: DownloadRow['audience']
  reach: DownloadRow['reach']
  from?: number
  until?: number
}

/** What organisers hand out; one of it is to come, and one has been. */
const offered: readonly DemoDownload[] = [
  { title: { zh: '参展商手册', en: 'Exhibitor manual' }, audience: 'all', reach: 'all' },
  { title: { zh: '布展与撤展须知', en: 'Building up and dismantling' }, audience: 'all', reach: 'booths' },
  {
    title: { zh: '用电申请表', en: 'Order form for electricity' },
    audience: 'all',
    reach: 'booths',
    until: 90,
  },
  { title: { zh: '', en: 'Visa and invitation letters' }, audience: 'ENG', reach: 'all' },
  { title: { zh: '货物运输指南', en: 'Freight guide' }, audience: 'all', reach: 'booths', from: 30 },
  { title: { zh: '早鸟优惠说明', en: '' }, audience: 'CHN', reach: 'all', from: -60, until: -20 },
]

/** Their files are made once the fair stands: see files/give-downloads.ts. */
export const downloadRows = (
  random: Random,
  { edition, calendar, adminId }: { edition: number; calendar: Calendar; adminId: string },
): DownloadRow[] =>
  offered.map(({ title, audience, reach, from, until }, position) => ({
    id: random.uuid(),
    edition,
    title_zh: title.zh,
    title_en: title.en,
    audience,
    reach,
    visible_from: from === undefined ? null : calendar.date(from),
    visible_until: until === undefined ? null : calendar.date(until),
    position,
    created_at: calendar.at(-30, '09:30'),
    created_by: adminId,
    updated_at: calendar.at(-30, '09:30'),
    updated_by: adminId,
  }))
