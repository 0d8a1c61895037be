/** @jsxRuntime automatic */
import type { Language } from '@fairground/domain/text'
import { mostAsked } from '../search'
import { say } from '../texts'

interface Props {
  action: string
  asked: string
  label: string
  language: Language
}

export function SearchForm({ action, asked, label, language }: Props) {
  return (
    <form className="search" action={action}>
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
