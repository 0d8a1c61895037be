import type { Language } from '@fairground/domain/text'
import { Link } from 'react-router'
import { useLanguage } from '../lib/language'
import { languageNames, localeTags } from '../lib/text'

/** Leads to the same page in the other language, whose name it carries in that language. */
export function LanguageLink({ to, className }: { to: string; className?: string | undefined }) {
  const other: Language = useLanguage() === 'en' ? 'zh' : 'en'
  return (
    <Link className={className} to={to} lang={localeTags[other]} hrefLang={localeTags[other]}>
      {languageNames[other]}
    </Link>
  )
}
