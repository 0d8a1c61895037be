import { AppstoreOutlined, AuditOutlined, HomeOutlined, MobileOutlined } from '@ant-design/icons'
import type { ComponentType, ReactElement } from 'react'

/** The server names an icon by a word; one it has not told us about yet still gets a sign, as a folded menu shows nothing else. */
const icons: Record<string, ComponentType> = {
  home: HomeOutlined,
  audit: AuditOutlined,
  mobile: MobileOutlined,
}

export function menuIcon(word: string): ReactElement {
  const Icon = icons[word] ?? AppstoreOutlined
  return <Icon />
}
