import {
  AccountBookOutlined,
  AppstoreOutlined,
  AuditOutlined,
  ControlOutlined,
  DatabaseOutlined,
  EnvironmentOutlined,
  FileProtectOutlined,
  FileSearchOutlined,
  HomeOutlined,
  IdcardOutlined,
  MobileOutlined,
  NotificationOutlined,
  PhoneOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  ShopOutlined,
  SolutionOutlined,
  TeamOutlined,
  TrophyOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { ComponentType, ReactElement } from 'react'

/** The server names an icon by a word; one it has not told us about yet still gets a sign, as a folded menu shows nothing else. */
const icons: Record<string, ComponentType> = {
  home: HomeOutlined,
  audit: AuditOutlined,
  mobile: MobileOutlined,
  board: NotificationOutlined,
  badge: IdcardOutlined,
  booth: ShopOutlined,
  draw: TrophyOutlined,
  contract: FileProtectOutlined,
  finance: AccountBookOutlined,
  reference: DatabaseOutlined,
  services: SolutionOutlined,
  log: FileSearchOutlined,
  system: SettingOutlined,
  codelist: UnorderedListOutlined,
  settings: ControlOutlined,
  contact: PhoneOutlined,
  question: QuestionCircleOutlined,
  front: HomeOutlined,
  visit: EnvironmentOutlined,
  exhibit: ShopOutlined,
  partners: TeamOutlined,
}

export function menuIcon(word: string): ReactElement {
  const Icon = icons[word] ?? AppstoreOutlined
  return <Icon />
}
