import { amendmentFacts, capacityOf, partyName } from '@fairground/domain/contract'
import { moneyInWords } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { Fragment } from 'react'
import { formatFullDay } from '../lib/format'
import { sayIn } from '../lib/text'
import { useTimeZone } from '../session/use-fair'
import { contractTexts as texts } from './contract.texts'
import styles from './contract-sheet.module.css'
import { LinesTable, type OwnBooths } from './lines-table'

type Written = Pick<
  ContractRead,
  'title' | 'number' | 'language' | 'currency' | 'lines' | 'total' | 'party' | 'organiser' | 'body'
> &
  Partial<Pick<ContractRead, 'signature' | 'countersignedAt' | 'state' | 'amends'>>

/** The whole contract as a sheet of paper, in its own language. */
export function ContractSheet({ contract, own }: { contract: Written; own?: OwnBooths | undefined }) {
  const { language, party, currency, total } = contract
  const say = sayIn(language)
  return (
    <article className={styles.sheet} lang={language === 'zh' ? 'zh-CN' : 'en'} aria-label={contract.number}>
      <header>
        <p className={styles.title}>{contract.title}</p>
        <p className={styles.number}>{contract.number}</p>
      </header>
      <dl className={styles.parties}>
        <dt>{say(texts.partyA)}</dt>
        <dd>{contract.organiser}</dd>
        <dt>{say(texts.partyB)}</dt>
        <dd>
          {partyName(party, language)}
          {party.creditCode ? (
            <small>
              {say(texts.creditCode)} {party.creditCode}
            </small>
          ) : null}
        </dd>
        {contract.amends
          ? amendmentFacts(contract.amends, contract, language).map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))
          : null}
      </dl>
      <LinesTable
        lines={contract.lines}
        total={total}
        currency={currency}
        language={language}
        label={say(texts.total)}
        own={own}
      />
      {total >= 0 ? (
        <p className={styles.words}>
          {say(texts.inWords)} {moneyInWords({ amount: total, currency }, language)}
        </p>
      ) : null}
      <p className={styles.body}>{contract.body}</p>
      <Signatures contract={contract} language={language} />
    </article>
  )
}

function Signatures({ contract, language }: { contract: Written; language: Language }) {
  const say = sayIn(language)
  const timeZone = useTimeZone()
  const { signature, countersignedAt, state } = contract
  const signed = state === 'returned' ? null : signature
  const day = (at: Date) => formatFullDay(at, { language, timeZone })
  return (
    <footer className={styles.signatures}>
      <p>
        {say(texts.countersigned)}
        <b>{countersignedAt ? day(countersignedAt) : say(texts.notSigned)}</b>
      </p>
      <p>
        {say(texts.signed)}
        <b>{signed ? `${signed.signerName} · ${day(signed.signedAt)}` : say(texts.notSigned)}</b>
        {signed ? capacityOf(signed, language) : null}
      </p>
    </footer>
  )
}
