import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import { codeAt, type Numbering, renumber } from '@fairground/floorplan/design/operations/number'
import { inOtherHalls } from '@fairground/floorplan/design/problems/index'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign, useEditor } from '../../design-context'
import { useDesk } from '../../desk-context'
import { inReadingOrder } from '../../stage/reading-order'
import { comparableCode } from '../comparable-code'
import { FieldRow } from '../side/field-row'
import { AskingDialog } from './asking-dialog'
import styles from './dialogs.module.css'
import { dialogTexts as texts } from './dialogs.texts'
import { NumberFields } from './number-fields'

type Order = 'given' | 'rows' | 'snake'
const mostShown = 60

interface Props {
  ids: readonly string[]
  /** They stand in the order of a line that was drawn. */
  drawn: boolean
  onClose: () => void
}

/** New numbers for booths in an order; each is seen before it is given. Booths that somebody has keep theirs. */
export function RenumberDialog({ ids, drawn, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { hall, editor, facts, onlyViewed } = useDesign()
  const { elsewhere } = useDesk()
  const draft = useEditor((state) => state.draft)
  const all = inGivenOrder(draft, ids)
  const isHeld = ({ id }: DraftBooth): boolean => {
    const fact = facts.get(id)
    return (fact && isTaken(fact)) || draft.locked.includes(id)
  }
  const held = all.filter(isHeld)
  const [order, setOrder] = useState<Order>(drawn ? 'given' : 'rows')
  const [numbering, setNumbering] = useState<Numbering>(() => beginningOf(all, hall.code))
  const booths = ordered(
    all.filter((booth) => !isHeld(booth)),
    order,
  )
  const changing = new Set(booths.map(({ id }) => id))
  const used = new Set([
    ...draft.booths.filter(({ id }) => !changing.has(id)).map(({ code }) => comparableCode(code)),
    ...inOtherHalls(elsewhere),
  ])
  const lines = booths.map((booth, place) => {
    const code = codeAt(numbering, place)
    return {
      booth,
      code,
      fault: code ? (used.has(comparableCode(code)) ? texts.clash : undefined) : texts.badCode,
    }
  })
  const faults = lines.filter(({ fault }) => fault).length
  // What is wrong has to be seen, wherever in the list it is.
  const shown = [...lines.filter(({ fault }) => fault), ...lines.filter(({ fault }) => !fault)].slice(
    0,
    mostShown,
  )

  function give(): void {
    editor.change('number', (before) =>
      renumber(
        before,
        booths.map(({ id }) => id),
        numbering,
      ),
    )
    onClose()
  }

  return (
    <AskingDialog
      width={560}
      title={say(texts.renumberTitle)}
      onCancel={onClose}
      okText={say(texts.renumber)}
      okButtonProps={{ disabled: booths.length === 0 || faults > 0 || onlyViewed !== undefined }}
      onOk={give}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{say(texts.renumberLead, { count: booths.length })}</p>
        <FieldRow label={say(texts.order)}>
          <Segmented
            block
            value={order}
            options={[
              ...(drawn ? [{ value: 'given' as const, label: say(texts.orderGiven) }] : []),
              { value: 'rows' as const, label: say(texts.orderRows) },
              { value: 'snake' as const, label: say(texts.orderSnake) },
            ]}
            onChange={setOrder}
          />
        </FieldRow>
        <NumberFields numbering={numbering} onChange={setNumbering} />
        {held.length > 0 ? (
          <p className={styles.note}>
            {say(texts.keepTheirs, {
              codes: held.map(({ code }) => code).join(language === 'zh' ? '、' : ', '),
            })}
          </p>
        ) : null}
        <div className={styles.codes}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say(texts.codeBefore)}</th>
                <th scope="col">{say(texts.codeAfter)}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ booth, code, fault }) => (
                <tr key={booth.id}>
                  <td>{booth.code ? <del>{booth.code}</del> : say(texts.none)}</td>
                  <td>
                    {code} {fault ? <span className={styles.clash}>{say(fault)}</span> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {lines.length > mostShown ? (
          <p className={styles.note}>{say(texts.andMore, { count: lines.length - mostShown })}</p>
        ) : null}
      </div>
    </AskingDialog>
  )
}

function inGivenOrder({ booths }: Draft, ids: readonly string[]): DraftBooth[] {
  const byId = new Map(booths.map((booth) => [booth.id, booth]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function ordered(booths: DraftBooth[], order: Order): DraftBooth[] {
  if (order === 'given') return booths
  const reading = inReadingOrder(booths)
  return order === 'rows' ? reading : backAndForth(reading)
}

/** Every other row the other way round; a new row begins where one goes back to the left. */
function backAndForth(reading: readonly DraftBooth[]): DraftBooth[] {
  const rows: DraftBooth[][] = []
  for (const booth of reading) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && booth.x > last.x) row.push(booth)
    else rows.push([booth])
  }
  return rows.flatMap((row, place) => (place % 2 === 1 ? row.toReversed() : row))
}

/** On from the number of the first one that has any. */
function beginningOf(booths: readonly DraftBooth[], hallCode: string): Numbering {
  const [, prefix = `${hallCode}-`, digits = '101'] =
    booths.map(({ code }) => /^(.*?)(\d{1,6})$/.exec(code)).find((found) => found !== null) ?? []
  return { prefix, start: Number(digits), step: 1, digits: digits.length, order: 'rows' }
}
