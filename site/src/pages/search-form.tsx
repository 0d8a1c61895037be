/** @jsxRuntime automatic */
import type { Language } from '@fairground/domain/text'
import type { Wanted } from '../paging'
import { mostAsked } from '../search'
import { say } from '../texts'

interface Props {
  action: string
  asked: string
  label: string
  language: Language
  /** What else the list is asked for stays so. */
  kept?: Wanted
}

export function SearchForm({ action, asked, label, language, kept = {} }: Props) {
  return (
    <form className="search" action={action}>
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={asked}
        maxLength={mostAsked}
      />
      <button className="button" type="submit">
        {say.search[language]}
      </button>
    </form>
  )
}
