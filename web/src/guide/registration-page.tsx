import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { guideTexts } from './guide.texts'
import { GuidePage } from './guide-page'
import { registrationGuide } from './registration-guide'

export { loadGuide } from './load-guide'

export function RegistrationPage() {
  const say = useSay()
  const to = useLanguage() === 'en' ? '/guide/help?lang=en' : '/guide/help'
  return <GuidePage guide={registrationGuide} other={<Link to={to}>{say(guideTexts.otherHelp)}</Link>} />
}
