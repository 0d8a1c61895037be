import { Alert } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useSay } from '../../lib/language'
import { ChoiceField } from '../panels/side/fields'
import { leftOutWords } from './left-out.texts'
import type { PdfPage } from './pdf-page'
import type { ReadDrawing } from './read-drawing'
import { underlayTexts as texts } from './underlay.texts'
import styles from './underlay-dialog.module.css'

/** What was found in a drawing, and what of it will not be seen. */
export function FoundDrawing({ name, drawing }: { name: string; drawing: ReadDrawing }) {
  const say = useSay()
  const { width, depth, unit, leftOut } = drawing
  const unitName = say(unit.metres === 1 ? texts.metres : texts.millimetres)
  return (
    <section className={styles.found}>
      <h3>{name}</h3>
      <p>{say(texts.size, { width: width.toFixed(2), depth: depth.toFixed(2) })}</p>
      {unit.guessed ? <Alert type="warning" showIcon title={say(texts.guessed, { unit: unitName })} /> : null}
      {leftOut.length > 0 ? <LeftOut of={leftOut} /> : <p>{say(texts.whole)}</p>}
    </section>
  )
}

/** The page that is taken of a document, and what of the document will not be seen. */
export function FoundPage({
  name,
  page: { picture, page, pages, leftOut },
  onPage,
}: {
  name: string
  page: PdfPage
  onPage: (page: number) => void
}) {
  const say = useSay()
  return (
    <section className={styles.found}>
      <h3>{name}</h3>
      {pages > 1 ? (
        <ChoiceField
          label={texts.page}
          value={page}
          choices={Array.from({ length: pages }, (_, place) => ({
            value: place + 1,
            label: say(texts.pageOf, { page: place + 1, pages }),
          }))}
          onChange={onPage}
        />
      ) : null}
      <Preview picture={picture} alt={say(texts.pageOf, { page, pages })} />
      {leftOut.length > 0 ? <LeftOut of={leftOut} /> : null}
    </section>
  )
}

function Preview({ picture, alt }: { picture: File; alt: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address ? <img className={styles.preview} src={address} alt={alt} /> : null
}

function LeftOut({ of }: { of: readonly (readonly [what: string, count?: number])[] }) {
  const say = useSay()
  const title = useId()
  return (
    <>
      <h4 id={title}>{say(texts.leftOut)}</h4>
      <ul aria-labelledby={title}>
        {of.map(([what, count]) => (
          <li key={what}>
            {say(...leftOutWords(what))}
            {count === undefined ? null : <span>{count}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
