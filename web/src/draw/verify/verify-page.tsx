import { bigScreens, verifyPath } from '@fairground/wire/draw/open-screens'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { CheckingPage } from '../../ui/checking-page'
import { LanguageLink } from '../../ui/language-link'
import button from '../../ui/plain-button.module.css'
import { DropField } from '../../ui/upload/drop-field'
import { bundleAddress } from '../read-draw'
import { useRound } from '../use-round'
import { NothingDrawn } from './nothing-drawn'
import { Places } from './places'
import { Steps } from './steps'
import { useCheck } from './use-check'
import { VerdictBanner } from './verdict-banner'
import styles from './verify.module.css'
import { verifyTexts as texts } from './verify.texts'

/** The build lays it beside the pages, as it stands in docs. */
const script = '/verify-draw.mjs'

/** Anybody checks a draw here: the one that is published, or a file somebody gave them. */
export function VerifyPage() {
  const say = useSay()
  const language = useLanguage()
  const { search } = useLocation()
  const round = useRound()
  const drawId = new URLSearchParams(search).get('draw')
  const address = bundleAddress(drawId ? { drawId } : { round })
  const [file, setFile] = useState<File>()
  const check = useCheck(file ?? address)

  const nothingYet = check.checked?.kind === 'refused' && !file && !drawId

  const elsewhere = new URLSearchParams(search)
  if (language === 'en') elsewhere.delete('lang')
  else elsewhere.set('lang', 'en')
  const inLanguage = (path: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...more, ...(language === 'en' ? { lang: 'en' } : {}) })
    return query.size > 0 ? `${path}?${query}` : path
  }

  return (
    <CheckingPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      links={
        <>
          <Link to={inLanguage(bigScreens.lines, round > 1 ? { round: String(round) } : {})}>
            {say(texts.screen)}
          </Link>
          <LanguageLink to={`${verifyPath}${elsewhere.size > 0 ? `?${elsewhere}` : ''}`} />
        </>
      }
    >
      <DropField label={say(texts.file)} accept="application/json,.json" onFile={setFile}>
        {file ? (
          <button type="button" className={button.small} onClick={() => setFile(undefined)}>
            {say(texts.published)}
          </button>
        ) : nothingYet ? null : (
          <a className={button.small} href={address} download="draw.json">
            {say(texts.download)}
          </a>
        )}
        <p>
          {nothingYet ? null : (
            <>
              {say(texts.of, { what: file?.name ?? say(texts.fromServer) })}
              <br />
            </>
          )}
          {say(texts.fileHint)}
        </p>
      </DropField>
      {nothingYet ? <NothingDrawn round={round} /> : <VerdictBanner check={check} />}
      {check.checked?.kind === 'checked' ? (
        <>
          <Steps checked={check.checked} />
          {check.checked.bundle?.places.length ? <Places places={check.checked.bundle.places} /> : null}
        </>
      ) : null}
      <section className={styles.script} aria-labelledby="script">
        <h2 id="script">{say(texts.script)}</h2>
        <p>{say(texts.scriptNote)}</p>
        <pre>node verify-draw.mjs draw.json</pre>
        <a className={button.small} href={script} download="verify-draw.mjs">
          {say(texts.scriptGet)}
        </a>
      </section>
    </CheckingPage>
  )
}
