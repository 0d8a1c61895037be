import { type WindowPhase, windowPhaseNames } from '@fairground/domain/window'
import { companyPath } from '@fairground/wire/hub/screens'
import type { ListedWindow } from '@fairground/wire/window'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { StateTag } from '../review'
import type { Column } from '../ui/list/list-rows'
import { StatusTag, type Tone } from '../ui/status-tag'
import styles from './window.module.css'
import { windowTexts as texts } from './window.texts'

const tones: Record<WindowPhase, Tone> = {
  unset: 'quiet',
  ahead: 'info',
  soon: 'warn',
  open: 'ok',
  over: 'quiet',
}

/** Reviewers look on: whether one is set says the time itself. */
export function useWindowColumns(readsOnly: boolean): Column<ListedWindow>[] {
  const say = useSay()
  const language = useLanguage()
  const columns: Column<ListedWindow>[] = [
    {
      key: 'companyName',
      sort: 'companyName',
      title: say(texts.company),
      names: true,
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    {
      key: 'signUp',
      title: say(texts.signUp),
      cell: ({ dataState, reviewState }) => <StateTag dataState={dataState} reviewState={reviewState} />,
    },
    { key: 'batch', sort: 'batch', title: say(texts.batch), cell: ({ batchName }) => batchName },
    {
      key: 'startsAt',
      sort: 'startsAt',
      title: say(texts.startsAt),
      cell: ({ startsAt }) => <span className={styles.time}>{startsAt}</span>,
    },
    {
      key: 'endsAt',
      sort: 'endsAt',
      title: say(texts.endsAt),
      cell: ({ endsAt }) => <span className={styles.time}>{endsAt}</span>,
    },
    {
      key: 'phase',
      title: say(texts.phase),
      cell: ({ phase }) => <StatusTag tone={tones[phase]}>{windowPhaseNames[phase][language]}</StatusTag>,
    },
    { key: 'isSet', title: say(texts.isSet), cell: ({ isSet }) => say(isSet ? texts.yes : texts.no) },
    {
      key: 'setBy',
      title: say(texts.setBy),
      cell: ({ source, setBy }) => (source === 'draw' ? say(texts.byDraw) : setBy),
    },
  ]
  return readsOnly ? columns.filter(({ key }) => key !== 'isSet') : columns
}
