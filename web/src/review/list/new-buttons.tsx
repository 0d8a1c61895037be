import type { UserType } from '@fairground/domain/account'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { insertPath } from '../../company'
import { useSay } from '../../lib/language'
import { reviewTexts as texts } from '../review.texts'

/** The two kinds of company are asked different things, so each has a way in of its own. */
export function NewButtons() {
  const say = useSay()
  const navigate = useNavigate()
  const wayTo = (variant: UserType) => ({
    href: insertPath(variant),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void navigate(insertPath(variant))
    },
  })
  return (
    <>
      <Button {...wayTo('ENG')}>{say(texts.newOverseas)}</Button>
      <Button type="primary" {...wayTo('CHN')}>
        {say(texts.newSignUp)}
      </Button>
    </>
  )
}
