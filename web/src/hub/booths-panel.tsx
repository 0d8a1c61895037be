import { Link } from 'react-router'
import { useCodeName } from '../codelist'
import { usePastBooths } from '../company'
import { formatNumber, formatWindow } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { planPath } from '../placement'
import { areaOf, requestText } from '../review'
import { useReader } from '../session/use-fair'
import { Facts } from '../ui/facts'
import { Panel } from '../ui/panel'
import styles from './booths-panel.module.css'
import { hubTexts as texts } from './hub.texts'
import type { Hub } from './use-hub'

interface Props {
  booths: Hub['booths']
  request: Hub['signUp']['request']
}

/** What it asked for, what it holds, and what it held before. */
export function BoothsPanel({ booths: { held, window, contract, earlier }, request }: Props) {
  const say = useSay()
  const reader = useReader()
  const boothType = useCodeName('boothType')
  const past = usePastBooths()
  const area = formatNumber(areaOf(held), reader.language)
  return (
    <Panel
      id="booths"
      title={say(texts.booths)}
      note={held.length > 0 ? say(texts.boothsNote, { count: held.length, area }) : say(texts.noBooths)}
    >
      {held.length > 0 ? <HeldBooths held={held} /> : null}
      <div className={styles.facts}>
        <Facts
          look="lines"
          facts={[
            {
              label: say(texts.requested),
              value: request ? requestText(request, boothType) : <Faint>{say(texts.notYet)}</Faint>,
            },
            {
              label: say(texts.window),
              value: window ? (
                formatWindow(window.startsAt, window.endsAt, reader)
              ) : (
                <Faint>{say(texts.noWindow)}</Faint>
              ),
            },
            { label: say(texts.contract), value: contract ?? <Faint>{say(texts.noContract)}</Faint> },
            {
              label: say(texts.earlier),
              value:
                earlier.length > 0 ? (
                  earlier.map(past).map(({ edition, booths }) => (
                    <span key={edition} className={styles.past}>
                      {edition} {booths}
                    </span>
                  ))
                ) : (
                  <Faint>{say(texts.noEarlier)}</Faint>
                ),
            },
          ]}
        />
      </div>
    </Panel>
  )
}

const Faint = ({ children }: { children: string }) => <span className={styles.faint}>{children}</span>

function HeldBooths({ held }: Pick<Hub['booths'], 'held'>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className={styles.scroll}>
      <table className={styles.held}>
        <thead>
          <tr>
            <th scope="col">{say(texts.booth)}</th>
            <th scope="col">{say(texts.hall)}</th>
            <th scope="col">{say(texts.kind)}</th>
            <th scope="col">{say(texts.area)}</th>
          </tr>
        </thead>
        <tbody>
          {held.map(({ id, code, hallId, hallZh, hallEn, boothClass, openSides, areaM2 }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={planPath({ hallId, code })}>{code}</Link>
              </th>
              <td>{language === 'en' ? hallEn : hallZh}</td>
              <td>
                {say(boothClass === 'raw' ? texts.raw : texts.standard)}{' '}
                <small>{say(texts.openSides, { count: openSides })}</small>
              </td>
              <td>{formatNumber(areaM2, language)} m²</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
