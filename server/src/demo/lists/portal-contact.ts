import type { Calendar } from '../calendar'
import type { Random } from '../random'
import type { PortalContactRow } from '../rows'

interface Setting {
  calendar: Calendar
  /** Who wrote it. */
  staffId: string
}

export function portalContactRows(random: Random, { calendar, staffId }: Setting): PortalContactRow[] {
  const at = calendar.at(-40, '09:30')
  return [
    {
      id: random.uuid(),
      organiser_zh: '国际消防设备技术交流展览会组委会',
      organiser_en: 'Organising Committee of the International Fire Safety Exhibition',
      address_zh: '北京市朝阳区安立路 60 号院 6 号楼 12 层',
      address_en: '12th floor, Building 6, 60 Anli Road, Chaoyang District, Beijing',
      hours_zh: '工作日 9:00–17:30',
      hours_en: 'Working days, 9 am to 5.30 pm (UTC+8)',
      phone: '010-64960001',
      fax: '010-64960002',
      email: 'contact@fair.example',
      postcode: '100101',
      wechat: '消防展服务号',
      state: 'published',
      published_at: at,
      published_by: staffId,
      created_at: at,
      created_by: staffId,
      updated_at: at,
      updated_by: staffId,
    },
  ]
}
