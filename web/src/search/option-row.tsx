import {
  AppstoreOutlined,
  BankOutlined,
  BorderOutlined,
  EnterOutlined,
  FileTextOutlined,
  HistoryOutlined,
  StopOutlined,
} from '@ant-design/icons'
import type { SearchedList } from '@fairground/domain/search'
import type { ReactNode } from 'react'
import { useCodeName } from '../codelist'
import { SignUpTag } from '../company'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { StatusTag } from '../ui/status-tag'
import { highlighted } from './highlight'
import styles from './option-row.module.css'
import type { BoothHit, CompanyHit, HallHit, ListHit, Option } from './options'
import { searchTexts as texts } from './search.texts'

export function OptionRow({ option, words }: { option: Option; words: string[] }) {
  switch (option.kind) {
    case 'recent':
      return <Row sign={<HistoryOutlined />} title={option.text} />
    case 'company':
      return <CompanyRow hit={option.hit} words={words} />
    case 'row':
      return <ListRow list={option.list} hit={option.hit} words={words} />
    case 'hall':
      return <HallRow hit={option.hit} words={words} />
    case 'booth':
      return <BoothRow hit={option.hit} words={words} />
    case 'screen':
      return (
        <Row
          sign={<EnterOutlined />}
          title={<Marked text={option.screen.label} words={words} />}
          facts={option.screen.trail}
        />
      )
  }
}

interface RowProps {
  sign: ReactNode
  title: ReactNode
  facts?: ReactNode[]
  tags?: ReactNode
}

function Row({ sign, title, facts = [], tags }: RowProps) {
  const shown = facts.filter(Boolean)
  return (
    <div className={styles.row}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {shown.length > 0 ? (
          <div className={styles.facts}>
            {shown.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row stand in a fixed order
              <span key={index}>{fact}</span>
            ))}
          </div>
        ) : null}
      </div>
      {tags ? <span className={styles.tags}>{tags}</span> : null}
    </div>
  )
}

function Marked({ text, words }: { text: string; words: string[] }) {
  return highlighted(text, words).map(({ text: piece, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stand in a fixed order
    hit ? <mark key={index}>{piece}</mark> : piece,
  )
}

function CompanyRow({ hit, words }: { hit: CompanyHit; words: string[] }) {
  const say = useSay()
  const english = useLanguage() === 'en'
  const [name, other] = (english ? [hit.nameEn, hit.nameZh] : [hit.nameZh, hit.nameEn]).filter(Boolean)
  return (
    <Row
      sign={<BankOutlined />}
      title={name ? <Marked text={name} words={words} /> : say(texts.unnamed)}
      facts={[
        other ? <Marked key="other" text={other} words={words} /> : null,
        hit.registrationNumber ? <Marked key="number" text={hit.registrationNumber} words={words} /> : null,
        // Shown only when it is why the company was found; otherwise the row would be all figures.
        ...[hit.creditCode, hit.username].flatMap((figure) =>
          figure && highlighted(figure, words).some((piece) => piece.hit)
            ? [<Marked key={figure} text={figure} words={words} />]
            : [],
        ),
      ]}
      tags={
        <>
          {hit.blacklisted ? <StatusTag tone="bad">{say(texts.blacklisted)}</StatusTag> : null}
          <SignUpTag {...hit} />
        </>
      }
    />
  )
}

const details: Partial<Record<SearchedList, TextEntry>> = {
  council: texts.serial,
  association: texts.certificate,
  grade: texts.grade,
}

function ListRow({ list, hit, words }: { list: SearchedList; hit: ListHit; words: string[] }) {
  const say = useSay()
  const { title, creditCode, detail, validUntil } = hit
  const wording = details[list]
  return (
    <Row
      sign={list === 'blacklist' ? <StopOutlined /> : <FileTextOutlined />}
      title={<Marked text={title} words={words} />}
      facts={[
        detail ? (wording ? say(wording, { detail }) : detail) : '',
        validUntil ? say(texts.until, { date: validUntil }) : '',
        creditCode ? <Marked key="code" text={creditCode} words={words} /> : null,
      ]}
    />
  )
}

function HallRow({ hit, words }: { hit: HallHit; words: string[] }) {
  const english = useLanguage() === 'en'
  return (
    <Row
      sign={<AppstoreOutlined />}
      title={<Marked text={`${hit.code} ${english ? hit.nameEn : hit.nameZh}`} words={words} />}
    />
  )
}

function BoothRow({ hit, words }: { hit: BoothHit; words: string[] }) {
  const say = useSay()
  const english = useLanguage() === 'en'
  const stateName = useCodeName('boothStatus')
  const holder =
    hit.holder &&
    ((english ? hit.holder.nameEn : hit.holder.nameZh) || hit.holder.nameZh || hit.holder.nameEn)
  return (
    <Row
      sign={<BorderOutlined />}
      title={<Marked text={hit.code} words={words} />}
      facts={[`${hit.hallCode} ${english ? hit.hallEn : hit.hallZh}`, `${hit.areaM2} m²`, holder]}
      tags={
        <>
          {hit.holder?.blacklisted ? <StatusTag tone="bad">{say(texts.blacklisted)}</StatusTag> : null}
          <span className={styles.state}>{stateName(hit.status)}</span>
        </>
      }
    />
  )
}
