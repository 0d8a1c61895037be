import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { guideTexts } from './guide.texts'
import { GuidePage } from './guide-page'
import { helpManual } from './help-manual'

export { loadGuide } from './load-guide'

export function HelpPage() {
  const say = useSay()
  const to = useLanguage() === 'en' ? '/guide/registration?lang=en' : '/guide/registration'
  return <GuidePage guide={helpManual} other={<Link to={to}>{say(guideTexts.otherRegistration)}</Link>} />
}
