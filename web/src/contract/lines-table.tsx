import { areaOf, areaText, boothWords, type ContractLine, lineLabel } from '@fairground/domain/contract'
import { amountText, type Currency } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import { OwnBoothLink } from '../booth'
import { sayIn } from '../lib/text'
import { contractTexts as texts } from './contract.texts'
import styles from './lines-table.module.css'

interface Props {
  lines: readonly ContractLine[]
  total: number
  currency: Currency
  /** A contract is written in its own language, whoever reads it. */
  language: Language
  label: string
  own?: OwnBooths | undefined
}

/** The halls of booths whoever reads has, by the booths' ids: those lead to their plans. */
export type OwnBooths = ReadonlyMap<string, string>

/** What a contract is made of: each booth, what is added and taken off, and what it comes to. */
export function LinesTable({ lines, total, currency, language, label, own }: Props) {
  const say = sayIn(language)
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{say(texts.booth)}</th>
            <th scope="col">{say(texts.type)}</th>
            <th scope="col">{say(texts.openings)}</th>
            <th scope="col" className={styles.figure}>
              {say(texts.area)}
            </th>
            <th scope="col" className={styles.figure}>
              {say(texts.amount, { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={keyOf(line)} line={line} language={language} own={own} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {say(texts.total)}
            </th>
            <td className={styles.figure}>{lines.length > 0 ? areaText(areaOf(lines)) : ''}</td>
            <td className={styles.figure}>{amountText(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Each kind of line stands once for a booth, a discount or a label. */
const keyOf = (line: ContractLine): string => {
  if (line.kind === 'booth') return line.boothId
  if (line.kind === 'surcharge') return `${line.boothId} ${line.surcharge} ${line.openSides}`
  if (line.kind === 'coExhibitor') return line.coExhibitorId
  return line.kind === 'discount' ? `${line.discount} ${line.condition}` : `${line.label} ${line.amount}`
}

function LineRow({ line, language, own }: { line: ContractLine } & Pick<Props, 'language' | 'own'>) {
  if (line.kind !== 'booth')
    return (
      <tr className={styles.soft}>
        <td colSpan={4}>{lineLabel(line, language)}</td>
        <td className={styles.figure}>{amountText(line.amount)}</td>
      </tr>
    )
  const { boothClass, openings, area, price } = boothWords(line, language)
  const hallId = own?.get(line.boothId)
  return (
    <tr>
      <td className={styles.code}>
        {hallId === undefined ? line.code : <OwnBoothLink hallId={hallId} code={line.code} />}
      </td>
      <td>
        {boothClass}
        <small>{price}</small>
      </td>
      <td>{openings}</td>
      <td className={styles.figure}>{area}</td>
      <td className={styles.figure}>{amountText(line.amount)}</td>
    </tr>
  )
}
