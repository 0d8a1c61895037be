import { type CatalogueValues, catalogueFieldNames, changedFields } from '@fairground/domain/catalogue'
import { useSay } from '../lib/language'
import styles from './catalogue.module.css'
import { catalogueTexts as texts } from './catalogue.texts'

/** What was handed in beside what became of it, field by field; only what differs. */
export function ChangesTable({ given, values }: { given: CatalogueValues; values: CatalogueValues }) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={say(texts.corrected)}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{say(texts.field)}</th>
            <th scope="col">{say(texts.given)}</th>
            <th scope="col">{say(texts.now)}</th>
          </tr>
        </thead>
        <tbody>
          {changedFields(given, values).map((field) => (
            <tr key={field}>
              <th scope="row">{say(catalogueFieldNames[field])}</th>
              <td>
                <del>{given[field]}</del>
              </td>
              <td>
                <ins>{values[field]}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
