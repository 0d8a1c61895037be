import { GlobalOutlined } from '@ant-design/icons'
import { frontPage } from '../lib/front-page'
import { useLanguage, useSay } from '../lib/language'
import { useFair } from '../session/use-fair'
import { HeaderLink } from './header-link'
import { shellTexts } from './shell.texts'

export function PortalLink() {
  const say = useSay()
  const language = useLanguage()
  const address = useFair().data?.portalUrl
  if (!address) return null
  // Our own front page can be asked for in either language; other sites know their own ways.
  const href = address === '/' ? frontPage[language] : address
  return <HeaderLink href={href} icon={<GlobalOutlined />} name={say(shellTexts.portalSite)} />
}
