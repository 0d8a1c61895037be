import { type PublicSource, quicknet, drawMessages as said } from '@fairground/domain/draw'
import { type DrawNow, enterPublicValue, runDraw } from '@fairground/wire/draw'
import { bigScreens, verifyPath } from '@fairground/wire/draw/open-screens'
import { drawRecordPath } from '@fairground/wire/draw/screens'
import { Button, Form, Input } from 'antd'
import { Link } from 'react-router'
import { z } from 'zod'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import { sourceWords } from '../source-words'
import { outAt } from './freeze-dialog'
import styles from './settings.module.css'
import { settingsTexts as texts } from './settings.texts'

interface Props {
  round: number
  now: DrawNow
  draw: NonNullable<DrawNow['draw']>
}

/** What nobody could choose; and, once it is there, the way to the draw. */
export function ValuePanel({ round, now, draw }: Props) {
  const say = useSay()
  const language = useLanguage()
  const mayEnter = useMayCall(enterPublicValue)
  const mayDraw = useMayCall(runDraw)
  const inLanguage = (path: string, query: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...query, ...(language === 'en' ? { lang: 'en' } : {}) })}`
  return (
    <Panel
      id="value"
      title={say(texts.valueTitle)}
      note={`${sourceWords(draw.source, say)} · ${say(draw.value === null ? texts.valueNote : texts.entered)}`}
      aside={
        draw.value === null ? null : (
          <span className={styles.actions}>
            <Button href={inLanguage(verifyPath, { draw: draw.id })} target="_blank">
              {say(texts.verify)}
            </Button>
            {now.state === 'frozen' && mayDraw ? (
              <Button
                type="primary"
                href={inLanguage(bigScreens.columns, { round: String(round) })}
                target="_blank"
              >
                {say(texts.toScreen)}
              </Button>
            ) : (
              <Link to={drawRecordPath}>{say(texts.toRecord)}</Link>
            )}
          </span>
        )
      }
    >
      <div className={styles.facts}>
        {draw.value === null ? (
          mayEnter ? (
            <ValueForm round={round} source={draw.source} />
          ) : (
            <p>{say(texts.valueMissing)}</p>
          )
        ) : (
          <>
            <code className={styles.hash}>{draw.value}</code>
            {now.state === 'drawn' ? <p className={styles.note}>{say(texts.drawnNote)}</p> : null}
          </>
        )}
      </div>
    </Panel>
  )
}

const schemas = {
  drand: z.object({ proof: z.string().trim().min(1, { error: said.drandSignature }).max(200) }),
  lottery: z.object({ value: z.string().trim().min(1, { error: said.lotteryShape }).max(400) }),
  dice: z.object({ value: z.string().trim().min(1, { error: said.diceShape }).max(400) }),
} satisfies Record<PublicSource['kind'], z.ZodObject>

function ValueForm({ round, source }: { round: number; source: PublicSource }) {
  const say = useSay()
  const refresh = useRefresh()
  const reader = useReader()
  const [form] = Form.useForm()
  const out = outAt(source)

  async function enter({ value = '', proof = '' }: { value?: string; proof?: string }): Promise<void> {
    await call(enterPublicValue, { body: { round, value, proof } })
    announce('success', texts.entered)
    await refresh('draws')
  }

  return (
    <SchemaForm
      schema={schemas[source.kind] as z.ZodObject}
      form={form}
      name="value"
      marks={false}
      onSubmit={enter}
      onFailure={() => void refresh('draws')}
    >
      {source.kind === 'drand' ? (
        <SchemaField
          name="proof"
          label={say(texts.enterDrand)}
          hint={
            <>
              {out ? say(texts.enterDrandHint, { moment: formatFullMoment(out, reader) }) : null}{' '}
              <a href={roundAddress(source.round)} target="_blank" rel="noopener noreferrer">
                {roundAddress(source.round)}
              </a>
            </>
          }
        >
          <Input autoComplete="off" spellCheck={false} />
        </SchemaField>
      ) : null}
      {source.kind === 'lottery' ? (
        <SchemaField name="value" label={say(texts.enterLottery)} hint={say(texts.enterLotteryHint)}>
          <Input autoComplete="off" />
        </SchemaField>
      ) : null}
      {source.kind === 'dice' ? (
        <SchemaField
          name="value"
          label={say(texts.enterDice)}
          hint={say(texts.enterDiceHint, { dice: source.dice })}
        >
          <Input autoComplete="off" inputMode="numeric" />
        </SchemaField>
      ) : null}
      <SubmitButton>{say(texts.enter)}</SubmitButton>
    </SchemaForm>
  )
}

const roundAddress = (round: number): string => `https://api.drand.sh/${quicknet.chain}/public/${round}`
