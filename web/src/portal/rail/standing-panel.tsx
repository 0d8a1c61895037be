import { stateTitles, stateTones } from '@fairground/domain/list'
import { type Language, languages } from '@fairground/domain/text'
import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList, KeptRow } from '@fairground/wire/list'
import { placeIn, placeOfEntry } from '@fairground/wire/portal/places'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { FairMomentInput } from '../../field'
import { useLanguage, useSay } from '../../lib/language'
import { rowSteps, StepButtons, standingOf, useRowSteps } from '../../list'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { useUser } from '../../session/use-session'
import { listMoment } from '../../ui/list/list-moment'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { deskAnnouncer } from '../announce'
import styles from '../portal.module.css'
import { portalTexts as texts } from '../portal.texts'

const languageNames: Record<Language, string> = { zh: '中文', en: 'English' }

interface Props {
  list: KeptList
  /** None while it is new. */
  row: KeptRow | undefined
  refresh: () => void
  /** In a form, publishing also saves what is typed, and has its button there. */
  inForm?: boolean
  children?: ReactNode
}

/** Where an entry is between draft and readers, and when it goes on from there. */
export function StandingPanel({ list, row, refresh, inForm = false, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const timeZone = useTimeZone()
  const steps = useRowSteps(list, refresh)
  const { busy, run } = useCommand(deskAnnouncer)
  const [at, setAt] = useState<Date>()
  const state = row?.state ?? 'draft'
  const mayEdit = mayCall(list.may.edit, user)
  const { step } = list.calls

  const plan = (wanted: 'publish' | 'withdraw') =>
    run(
      async () => {
        if (!step || !row || !at) return
        await call(step, { body: { id: row.id, version: row.version, step: wanted, at } })
        setAt(undefined)
      },
      { done: wanted === 'publish' ? texts.plannedDone : texts.endsDone, after: refresh },
    )

  const told = (label: { zh: string; en: string }, moment: unknown) =>
    moment instanceof Date ? (
      <li>
        {say(label)} <b>{listMoment(moment, timeZone)}</b>
      </li>
    ) : null

  return (
    <Panel
      id="standing"
      title={say(texts.standing)}
      aside={<StatusTag tone={stateTones[state]}>{stateTitles[state][language]}</StatusTag>}
    >
      {row ? (
        <ul className={styles.told}>
          {told(texts.publishedAt, row.publishedAt)}
          {told(texts.revisedAt, row.revisedAt)}
          {told(texts.dueAt, row.dueAt)}
          {told(texts.endsAt, row.endsAt)}
        </ul>
      ) : (
        <p className={styles.note}>{say(texts.saveFirst)}</p>
      )}
      {row?.state === 'published' ? <OnSite list={list} id={row.id} /> : null}
      <div className={styles.buttons}>
        {children}
        {row && mayEdit && !row.deleted ? (
          <StepButtons
            record={row}
            state={row.state}
            standing={standingOf(row)}
            offered={inForm ? rowSteps.filter((step) => step !== 'publish') : rowSteps}
            steps={steps}
            look={() => ({})}
          />
        ) : null}
      </div>
      {row && mayEdit && !row.deleted ? (
        <fieldset className={styles.plan}>
          <legend>{say(texts.plan)}</legend>
          <FairMomentInput label={say(texts.planAt)} value={at} onChange={setAt} />
          <div className={styles.buttons}>
            <Button disabled={!at || busy} onClick={() => void plan('publish')}>
              {say(texts.planPublish)}
            </Button>
            {row.state === 'published' || row.dueAt ? (
              <Button disabled={!at || busy} onClick={() => void plan('withdraw')}>
                {say(texts.planWithdraw)}
              </Button>
            ) : null}
          </div>
          <p className={styles.note}>{say(texts.planNote)}</p>
        </fieldset>
      ) : null}
      {steps.holder}
    </Panel>
  )
}

/** Readers of a language it is not written in are told so there. */
function OnSite({ list, id }: { list: KeptList; id: string }) {
  const say = useSay()
  const place = placeOfEntry(list.name, id)
  if (!place) return null
  return (
    <p className={styles.note}>
      {say(texts.onSite)}{' '}
      {languages.map((language) => (
        <a
          key={language}
          className={styles.face}
          href={placeIn(language, place)}
          target="_blank"
          rel="noopener"
        >
          {languageNames[language]}
        </a>
      ))}
    </p>
  )
}
