import { GlobalOutlined } from '@ant-design/icons'
import { useLanguage, useSay } from '../lib/language'
import { useFair } from '../session/use-fair'
import { HeaderLink } from './header-link'
import { shellTexts } from './shell.texts'

export function PortalLink() {
  const say = useSay()
  const english = useLanguage() === 'en'
  const address = useFair().data?.portalUrl
  if (!address) return null
  // Our own open pages can be asked for in English; other sites know their own ways.
  const href = english && address === '/' ? '/?lang=en' : address
  return <HeaderLink href={href} icon={<GlobalOutlined />} name={say(shellTexts.portalSite)} />
}
