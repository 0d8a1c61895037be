import type { Block } from '@fairground/wire/selection/block'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import styles from './block.module.css'
import { blockTexts as texts } from './block.texts'
import { type Judged, judge } from './division'
import { useSpanWords } from './use-span-words'

interface Props {
  block: Block
  busy: boolean
  onDivide: (shares: Judged['shares']) => void
  /** What somebody has to write first, where anything. */
  before?: ReactNode
}

/** Each booth of the block with the company that gets it. What is wrong is said before anything is sent. */
export function DivisionForm({ block, busy, onDivide, before }: Props) {
  const say = useSay()
  const language = useLanguage()
  const spanWords = useSpanWords()
  const [assigned, setAssigned] = useState<ReadonlyMap<string, string>>(new Map())
  const { shares, fault, short } = judge(block, assigned, language)
  const joint = language === 'en' ? ', ' : '、'
  const give = (boothId: string, companyId: string) =>
    setAssigned((known) => new Map(known).set(boothId, companyId))
  const countOf = (id: string) => shares.find(({ companyId }) => companyId === id)?.boothIds.length ?? 0
  const keeping =
    block.delegate.others.length +
    block.booths.length -
    shares.reduce((sum, { boothIds }) => sum + boothIds.length, 0)
  return (
    <div className={styles.form}>
      <ul className={styles.units} aria-label={say(texts.units)}>
        <li>
          <span>{block.delegate.name}</span>
          <small>{spanWords(block.delegate.quota)}</small>
          <b>{say(texts.counted, { count: keeping })}</b>
        </li>
        {block.units.map(({ companyId, name, quota }) => (
          <li key={companyId}>
            <span>{name}</span>
            <small>{spanWords(quota)}</small>
            <b>{say(texts.counted, { count: countOf(companyId) })}</b>
          </li>
        ))}
      </ul>
      <fieldset className={styles.booths}>
        <legend>{say(texts.booths)}</legend>
        {block.booths.map(({ id, code }) => (
          <label key={id}>
            <b>{code}</b>
            <select
              aria-label={say(texts.boothOf, { code })}
              value={assigned.get(id) ?? ''}
              disabled={busy}
              onChange={({ target }) => give(id, target.value)}
            >
              <option value="">{say(texts.keep, { name: block.delegate.name })}</option>
              {block.units.map(({ companyId, name }) => (
                <option key={companyId} value={companyId}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <p className={fault && shares.length > 0 ? styles.fault : styles.note} role="status">
        {shares.length === 0
          ? say(texts.nothing)
          : (fault ?? (short.length > 0 ? say(texts.short, { names: short.join(joint) }) : ''))}
      </p>
      {before}
      <Button
        type="primary"
        loading={busy}
        disabled={shares.length === 0 || fault !== undefined}
        onClick={() => onDivide(shares)}
      >
        {say(texts.divide)}
      </Button>
    </div>
  )
}
