import type { FormEvent } from 'react'
import { useSay } from '../../lib/language'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'

const sizes = [10, 20, 50]

interface Props {
  size: number
  onSize: (size: number) => void
  pages: number
  go: (page: number) => void
}

/** How many lines a page has, and the way to one of them. */
export function Jumper({ size, onSize, pages, go }: Props) {
  const say = useSay()

  function jump(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const page = Number(new FormData(event.currentTarget).get('page'))
    if (Number.isInteger(page) && page > 0) go(page)
    event.currentTarget.reset()
  }

  return (
    <form className={styles.jumper} onSubmit={jump} noValidate>
      <select
        aria-label={say(texts.sizeLabel)}
        value={size}
        onChange={({ target }) => onSize(Number(target.value))}
      >
        {sizes.map((count) => (
          <option key={count} value={count}>
            {say(texts.size, { count })}
          </option>
        ))}
      </select>
      <label>
        {say(texts.jump)}
        <input
          name="page"
          type="number"
          min={1}
          max={pages}
          inputMode="numeric"
          aria-label={say(texts.jumpLabel)}
        />
      </label>
    </form>
  )
}
