import styles from './document-text.module.css'

/** A text as it is signed: paragraphs and line breaks as they were typed, and nothing else. */
export function DocumentText({ text, lang }: { text: string; lang?: string }) {
  return (
    <div className={styles.text} lang={lang}>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name than its place
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  )
}
