import type { UserType } from '@fairground/domain/account'
import { Segmented } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { editTexts } from '../edit/edit.texts'
import { signUpListPath } from '../sign-up-paths'
import type { ChosenAccount } from '../subject'
import { FindAccount } from './find-account'
import { NewAccountForm } from './new-account-form'
import styles from './on-behalf.module.css'
import { newTitles, onBehalfTexts as texts } from './on-behalf.texts'

interface Props {
  variant: UserType
  onChoose: (account: ChosenAccount) => void
}

/** Looking comes before opening: a company that was here before should keep its account and its history. */
export function ChooseAccount({ variant, onChoose }: Props) {
  const say = useSay()
  const [way, setWay] = useState<'existing' | 'new'>('existing')
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={signUpListPath}>
        {say(editTexts.toList)}
      </Link>
      <h1>{say(newTitles[variant])}</h1>
      <p className={styles.lead}>{say(texts.chooseLead)}</p>
      <section className={styles.card} aria-label={say(texts.account)}>
        <Segmented
          block
          value={way}
          onChange={setWay}
          options={[
            { value: 'existing', label: say(texts.existing) },
            { value: 'new', label: say(texts.opened) },
          ]}
        />
        {way === 'existing' ? (
          <FindAccount
            variant={variant}
            typed={typed}
            onTyped={setTyped}
            onChoose={onChoose}
            onNew={() => setWay('new')}
          />
        ) : (
          <NewAccountForm variant={variant} typed={typed} onChoose={onChoose} />
        )}
      </section>
    </div>
  )
}
