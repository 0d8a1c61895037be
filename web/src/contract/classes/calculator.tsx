import {
  boothClasses,
  boothClassNames,
  hallKindNames,
  hallKinds,
  openingName,
} from '@fairground/domain/booth'
import {
  calculate,
  type PricedBooth,
  type PriceRules,
  priceListOf,
  priceRules,
  type Standing,
} from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import type { Currency } from '@fairground/domain/money'
import { contractFacts } from '@fairground/wire/contract/classes'
import { Alert, Button, Checkbox, Form, type FormInstance, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useCodeList } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { DateInput } from '../../ui/date-input'
import { Panel } from '../../ui/panel'
import { useCommand } from '../../ui/use-command'
import { contractAnnouncer } from '../announce'
import { CompanyPicker } from '../company-picker'
import { LinesTable } from '../lines-table'
import { classTexts as texts } from './class.texts'
import styles from './class-page.module.css'

interface Props {
  form: FormInstance
  currency: Currency
  kept: PriceRules
}

const someBooth = (place: number): PricedBooth => ({
  id: `typed-${place}`,
  code: `#${place}`,
  boothClass: 'standard',
  hallKind: 'indoor',
  openSides: 1,
  special: false,
  area: 900,
})

/** What the prices in the form come to, line by line, for a company or for whatever is typed. */
export function Calculator({ form, currency, kept }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = dayIn(useTimeZone())
  const typed: unknown = Form.useWatch('rules', form) ?? kept
  const [companyId, setCompanyId] = useState<string>()
  const [booths, setBooths] = useState<PricedBooth[]>([someBooth(1)])
  const [standing, setStanding] = useState<Standing>({
    council: false,
    association: false,
    creditGrade: '',
    group: false,
    coExhibitors: [],
    day: today,
  })
  const { run } = useCommand(contractAnnouncer)
  const rules = priceRules.safeParse(typed)
  const result = rules.success ? calculate(priceListOf(currency, rules.data), booths, standing) : undefined

  const bringIn = (chosen: string) =>
    void run(async () => {
      const facts = await call(contractFacts, { query: { companyId: chosen } })
      setCompanyId(chosen)
      setBooths(facts.booths)
      setStanding(facts.standing)
    })
  const change = (place: number, part: Partial<PricedBooth>) =>
    setBooths(booths.map((booth, index) => (index === place ? { ...booth, ...part } : booth)))

  return (
    <Panel id="calculator" title={say(texts.calculator)} note={say(texts.calculatorNote)}>
      <div className={styles.stack}>
        <CompanyPicker label={say(texts.pick)} value={companyId} onChange={bringIn} />
        {booths.map((booth, place) => (
          <BoothFacts
            key={booth.id}
            booth={booth}
            onChange={(part) => change(place, part)}
            onRemove={() => setBooths(booths.filter((_, index) => index !== place))}
          />
        ))}
        <Button type="dashed" onClick={() => setBooths([...booths, someBooth(booths.length + 1)])}>
          {say(texts.addBooth)}
        </Button>
        <StandingFacts standing={standing} onChange={(part) => setStanding({ ...standing, ...part })} />
        {result ? (
          <div role="status">
            {result.unpriced.length > 0 ? (
              <Alert
                type="warning"
                showIcon
                title={say(texts.noPriceFor, { booths: result.unpriced.join(', ') })}
              />
            ) : null}
            <LinesTable
              lines={result.lines}
              total={result.total}
              currency={currency}
              language={language}
              label={say(texts.result)}
            />
          </div>
        ) : (
          <p className={styles.soft}>{say(texts.fillFirst)}</p>
        )}
      </div>
    </Panel>
  )
}

interface BoothProps {
  booth: PricedBooth
  onChange: (part: Partial<PricedBooth>) => void
  onRemove: () => void
}

function BoothFacts({ booth, onChange, onRemove }: BoothProps) {
  const say = useSay()
  const language = useLanguage()
  const { code } = booth
  return (
    <div className={styles.booth}>
      <Select
        aria-label={`${code} ${say(texts.boothClass)}`}
        value={booth.boothClass}
        onChange={(boothClass) => onChange({ boothClass })}
        options={boothClasses.map((value) => ({
          value,
          label: `${code} ${boothClassNames[value][language]}`,
        }))}
      />
      <Select
        aria-label={`${code} ${say(texts.hallKind)}`}
        value={booth.hallKind}
        onChange={(hallKind) => onChange({ hallKind })}
        options={hallKinds.map((value) => ({ value, label: hallKindNames[value][language] }))}
      />
      <Select
        aria-label={`${code} ${say(texts.openSides)}`}
        value={booth.openSides}
        onChange={(openSides) => onChange({ openSides })}
        options={[1, 2, 3, 4].map((value) => ({ value, label: openingName(value)?.[language] ?? '' }))}
      />
      <InputNumber<number>
        aria-label={`${code} ${say(texts.areaM2)}`}
        min={0.01}
        max={100_000}
        precision={2}
        suffix="m²"
        style={{ width: '100%' }}
        value={booth.area / 100}
        onChange={(area) => onChange({ area: Math.round((area ?? 0) * 100) })}
      />
      <Checkbox checked={booth.special} onChange={({ target }) => onChange({ special: target.checked })}>
        {say(texts.special)}
      </Checkbox>
      <Button type="text" onClick={onRemove} aria-label={`${say(texts.takeOut)} ${code}`}>
        {say(texts.takeOut)}
      </Button>
    </div>
  )
}

interface StandingProps {
  standing: Standing
  onChange: (part: Partial<Standing>) => void
}

function StandingFacts({ standing, onChange }: StandingProps) {
  const say = useSay()
  const grades = useCodeList('creditGrade').data ?? []
  return (
    <div className={styles.checks}>
      {(['council', 'association', 'group'] as const).map((name) => (
        <Checkbox
          key={name}
          checked={standing[name]}
          onChange={({ target }) => onChange({ [name]: target.checked })}
        >
          {say(texts[name])}
        </Checkbox>
      ))}
      <Select
        aria-label={say(texts.grade)}
        placeholder={say(texts.grade)}
        allowClear
        style={{ minWidth: 120 }}
        value={standing.creditGrade || null}
        onChange={(grade) => onChange({ creditGrade: grade ?? '' })}
        options={grades.map(({ value }) => ({ value, label: value }))}
      />
      <DateInput
        value={standing.day}
        placeholder={say(texts.day)}
        onChange={(day) => onChange({ day: day ?? standing.day })}
      />
    </div>
  )
}
