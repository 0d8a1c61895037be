import { staffDepartmentNames } from '@fairground/domain/system'
import { useLanguage, useSay } from '../../lib/language'
import { Facts } from '../../ui/facts'
import type { ShownUser } from './user-page'
import { usersTexts as texts } from './users.texts'

export function UserFacts({ user }: { user: ShownUser }) {
  const say = useSay()
  const language = useLanguage()
  const { username, realName, department, roles, unit, post, mobile, email, userType } = user
  return (
    <Facts
      facts={[
        { label: say(texts.realName), value: realName },
        { label: say(texts.username), value: username },
        { label: say(texts.department), value: staffDepartmentNames[department][language] },
        {
          label: say(texts.roles),
          value: roles.map((role) => role[language]).join(language === 'en' ? ', ' : '、'),
        },
        { label: say(texts.unit), value: unit ? (language === 'en' && unit.en) || unit.zh : '' },
        { label: say(texts.post), value: post },
        { label: say(texts.mobile), value: mobile },
        { label: say(texts.email), value: email },
        { label: say(texts.userType), value: say(texts[userType]) },
      ]}
    />
  )
}
