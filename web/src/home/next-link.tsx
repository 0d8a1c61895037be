import type { NextThing } from '@fairground/domain/company'
import { openTasks } from '@fairground/domain/task'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { signUpPaths } from '../company'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { selectionPaths } from '../selection'
import { useUser } from '../session/use-session'
import { nextStepTexts as texts } from './next-step.texts'
import { taskPaths } from './task-paths'
import type { Standing } from './use-booth-request'

interface Way {
  to: keyof (typeof signUpPaths)['CHN'] | 'choosing' | 'contract' | 'payment' | 'task'
  text: TextEntry
}

const ways: Partial<Record<NextThing, Way>> = {
  startSignUp: { to: 'edit', text: texts.goStart },
  finishSignUp: { to: 'edit', text: texts.goContinue },
  correctSignUp: { to: 'edit', text: texts.goCorrect },
  signUpClosed: { to: 'confirm', text: texts.goSee },
  awaitReview: { to: 'confirm', text: texts.goSee },
  awaitWindow: { to: 'choosing', text: texts.goPrepare },
  prepareForWindow: { to: 'choosing', text: texts.goPrepare },
  chooseBooth: { to: 'choosing', text: texts.goChoose },
  windowPassed: { to: 'choosing', text: texts.goSeeChoice },
  finishChoice: { to: 'choosing', text: texts.goFinish },
  awaitConfirmation: { to: 'choosing', text: texts.goSeeChoice },
  awaitContract: { to: 'choosing', text: texts.goSeeChoice },
  signContract: { to: 'contract', text: texts.goSign },
  awaitCountersign: { to: 'contract', text: texts.goContract },
  pay: { to: 'payment', text: texts.goPay },
  awaitPaymentCheck: { to: 'payment', text: texts.goPayment },
  prepareStand: { to: 'task', text: texts.goTask },
}

/** Leads to where the next thing is done. */
export function NextLink({ standing, className }: { standing: Standing; className: string }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const [task] = openTasks(standing.tasks)
  const paths = {
    ...signUpPaths[useUser().userType],
    choosing: selectionPaths[language].start,
    contract: taskPaths.signContract[language],
    payment: taskPaths.pay[language],
    task: taskPaths[task?.key ?? 'participation'][language],
  }
  const way = ways[standing.next]
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
