import type { UserType } from '@fairground/domain/account'
import { accountsForSignUp } from '@fairground/wire/company/on-behalf'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import type { ChosenAccount } from '../subject'
import { FoundAccounts } from './found-accounts'
import styles from './on-behalf.module.css'
import { searchLabels, onBehalfTexts as texts } from './on-behalf.texts'

interface Props {
  variant: UserType
  /** Kept by the page, so that what was looked for in vain can be taken over into a new account. */
  typed: string
  onTyped: (text: string) => void
  onChoose: (account: ChosenAccount) => void
  onNew: () => void
}

export function FindAccount({ variant, typed, onTyped, onChoose, onNew }: Props) {
  const say = useSay()
  const [asked, setAsked] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const found = useCall(
    accountsForSignUp,
    { body: { variant, text: asked } },
    { enabled: asked !== '', staleTime: 0 },
  )

  function search(): void {
    const text = typed.trim()
    setTooShort(text.length < 2)
    if (text.length < 2) return
    if (text === asked) void found.refetch()
    else setAsked(text)
  }

  return (
    <>
      <search className={styles.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            search()
          }}
        >
          <label htmlFor="account-search">{say(searchLabels[variant])}</label>
          <div className={styles.searchRow}>
            <Input
              id="account-search"
              type="search"
              value={typed}
              maxLength={100}
              autoComplete="off"
              autoFocus
              aria-describedby="account-search-hint"
              {...(tooShort ? { status: 'error' as const } : {})}
              onChange={({ target }) => onTyped(target.value)}
            />
            <Button type="primary" htmlType="submit" loading={found.isFetching}>
              {say(texts.search)}
            </Button>
          </div>
          <p id="account-search-hint" className={tooShort ? styles.fault : styles.quiet} role="status">
            {say(tooShort ? texts.tooShort : texts.searchHint)}
          </p>
        </form>
      </search>
      {asked === '' ? null : found.data ? (
        <FoundAccounts found={found.data} variant={variant} onChoose={onChoose} onNew={onNew} />
      ) : found.isError ? (
        <LoadFailed onRetry={() => void found.refetch()} busy={found.isFetching} />
      ) : (
        <PartSkeleton rows={3} />
      )}
    </>
  )
}
