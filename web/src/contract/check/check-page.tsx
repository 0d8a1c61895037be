import { paperCheckPages } from '@fairground/wire/contract/open-screens'
import { type FormEvent, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { CheckingPage } from '../../ui/checking-page'
import verdict from '../../ui/checking-page.module.css'
import { LanguageLink } from '../../ui/language-link'
import button from '../../ui/plain-button.module.css'
import { DropField } from '../../ui/upload/drop-field'
import { type Answer, askPaper, hashOf } from './ask-paper'
import styles from './check.module.css'
import { checkTexts as texts } from './check.texts'

type Shown = Answer | { kind: 'asking' } | { kind: 'failed' } | { kind: 'missing' }

/** Anybody who holds a paper asks here; a file never leaves the browser. */
export function CheckPage() {
  const say = useSay()
  const language = useLanguage()
  const [shown, setShown] = useState<Shown>()
  const [name, setName] = useState('')
  const asked = useRef(0)

  /** Whoever asks again meanwhile is answered about the last only. */
  async function ask(question: () => Promise<{ number: string; code: string }>): Promise<void> {
    asked.current += 1
    const mine = asked.current
    setShown({ kind: 'asking' })
    const answer = await question()
      .then((paper) => askPaper(paper, language))
      .catch((): Shown => ({ kind: 'failed' }))
    if (mine === asked.current) setShown(answer)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const number = String(given.get('number') ?? '').trim()
    const code = String(given.get('code') ?? '').trim()
    setName('')
    if (code === '' || (number === '' && code.length !== 64)) setShown({ kind: 'missing' })
    else void ask(async () => ({ number, code }))
  }

  function take(file: File): void {
    setName(file.name)
    void ask(async () => ({ number: '', code: await hashOf(file) }))
  }

  return (
    <CheckingPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      links={<LanguageLink to={paperCheckPages[language === 'en' ? 'zh' : 'en']} />}
    >
      <div className={styles.ways}>
        <section aria-labelledby="by-code">
          <h2 id="by-code">{say(texts.byCode)}</h2>
          <form className={styles.form} onSubmit={submit}>
            <label className={styles.field}>
              {say(texts.number)}
              <input
                className={styles.input}
                name="number"
                placeholder="HT-21-0001"
                maxLength={40}
                autoComplete="off"
              />
            </label>
            <label className={styles.field}>
              {say(texts.code)}
              <input
                className={styles.input}
                name="code"
                placeholder="XXXX-XXXX-XXXX"
                maxLength={80}
                autoComplete="off"
              />
            </label>
            <button type="submit" className={button.primary}>
              {say(texts.ask)}
            </button>
          </form>
        </section>
        <section aria-labelledby="by-file">
          <h2 id="by-file">{say(texts.byFile)}</h2>
          <DropField label={say(texts.file)} accept="application/pdf,.pdf" onFile={take}>
            <p>{name ? say(texts.of, { name }) : say(texts.fileHint)}</p>
          </DropField>
        </section>
      </div>
      <div role="status">{shown ? <Verdict shown={shown} /> : null}</div>
    </CheckingPage>
  )
}

function Verdict({ shown }: { shown: Shown }) {
  const say = useSay()
  if (shown.kind === 'asking') return <p className={verdict.quiet}>{say(texts.asking)}</p>
  if (shown.kind === 'missing') return <p className={verdict.warn}>{say(texts.missing)}</p>
  if (shown.kind === 'failed') return <p className={verdict.warn}>{say(texts.failed)}</p>
  if (shown.kind === 'refused') return <p className={verdict.warn}>{shown.words}</p>
  const { verdict: judged, paper } = shown.checked
  return (
    <div className={verdict[looks[judged]]}>
      <strong>
        {marks[judged]} {say(texts[judged])}
      </strong>
      <p>
        {paper
          ? say(texts.paper, { number: paper.number, day: paper.sealedOn, company: paper.company })
          : say(texts.unknownNote)}
      </p>
    </div>
  )
}

const looks = { genuine: 'ok', replaced: 'warn', void: 'bad', unknown: 'bad' } as const
const marks = { genuine: '✓', replaced: '!', void: '✕', unknown: '?' } as const
