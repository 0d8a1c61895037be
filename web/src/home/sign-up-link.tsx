import type { NextThing } from '@fairground/domain/company'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { signUpPaths } from '../company'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useUser } from '../session/use-session'
import { nextStepTexts as texts } from './next-step.texts'

interface Way {
  to: keyof (typeof signUpPaths)['CHN']
  text: TextEntry
}

const ways: Partial<Record<NextThing, Way>> = {
  startSignUp: { to: 'edit', text: texts.goStart },
  finishSignUp: { to: 'edit', text: texts.goContinue },
  correctSignUp: { to: 'edit', text: texts.goCorrect },
  signUpClosed: { to: 'confirm', text: texts.goSee },
  awaitReview: { to: 'confirm', text: texts.goSee },
}

/** Leads to the sign-up while that is the next thing; afterwards it is found on its card. */
export function SignUpLink({ next, className }: { next: NextThing; className: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const paths = signUpPaths[useUser().userType]
  const way = ways[next]
  if (!way) return null
  const path = paths[way.to]
  return (
    <Button
      type="primary"
      size="large"
      className={className}
      href={path}
      onClick={(event) => {
        event.preventDefault()
        void navigate(path)
      }}
    >
      {say(way.text)}
    </Button>
  )
}
