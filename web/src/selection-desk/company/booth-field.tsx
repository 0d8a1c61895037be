import { listHallBooths } from '@fairground/wire/hall'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import { type ChooserDetail, unwishedNeighbours } from '@fairground/wire/selection/choosers'
import { Form, type FormInstance, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { BoothPicker, isFree, sortedByNumber } from '../../placement'
import { useCall } from '../../session/use-call'
import { SchemaField } from '../../ui/form/schema-field'
import { drawerTexts as texts } from '../drawer.texts'
import styles from './company-drawer.module.css'

interface Props {
  detail: ChooserDetail
  board: SelectionBoard
  /** All it has goes, so what it has may be among what comes. */
  isMove: boolean
  form: FormInstance
}

/** Booths of a hall in its reach, by their numbers; beside whom it would stand is said before anything is done. */
export function BoothField({ detail, board, isMove, form }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { companyId, booths: held, hallIds } = detail
  const [chosenHall, setHall] = useState<string>()
  const hallId = chosenHall ?? held[0]?.hallId ?? hallIds[0]
  const inHall =
    useCall(
      listHallBooths,
      { body: { hallId: hallId ?? '', english: language === 'en' } },
      { enabled: hallId !== undefined },
    ).data ?? []
  const booths = sortedByNumber(inHall)
  const own = new Set(held.map(({ id }) => id))
  const wanted: string[] = Form.useWatch('boothIds', form) ?? []
  const beside = useCall(
    unwishedNeighbours,
    { body: { companyId, boothIds: wanted } },
    { enabled: wanted.length > 0 && detail.wishes.length > 0 },
  ).data
  const halls = board.halls.filter(({ id }) => hallIds.includes(id) || id === hallId)
  return (
    <>
      <Form.Item label={say(texts.hall)}>
        <Select
          aria-label={say(texts.hall)}
          value={hallId ?? null}
          onChange={(next) => {
            setHall(next)
            form.setFieldValue('boothIds', [])
          }}
          options={halls.map(({ id, code, name }) => ({ value: id, label: `${code} ${name[language]}` }))}
        />
      </Form.Item>
      <SchemaField name="boothIds" label={say(texts.booths)} hint={isMove ? say(texts.moveNote) : undefined}>
        <BoothPicker
          aria-label={say(texts.booths)}
          booths={booths}
          offered={booths.filter((booth) => isFree(booth) || (isMove && own.has(booth.id)))}
          held={held.map(({ code }) => code)}
          fault={undefined}
        />
      </SchemaField>
      {beside?.map(({ company, reason }) => (
        <p key={company} role="status" className={styles.warning}>
          {say(texts.wouldStandBeside, { company, reason })}
        </p>
      ))}
    </>
  )
}
