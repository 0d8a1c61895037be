import { type Language, languages } from '@fairground/domain/text'
import { staffLanguageCookie } from '@fairground/wire/kernel/staff-language'
import { useSyncExternalStore } from 'react'
import { browserStorage } from './safe-storage'

const listeners = new Set<() => void>()
const aYear = 365 * 24 * 60 * 60

const chosen = (): Language | undefined =>
  languages.find((language) => document.cookie.split('; ').includes(`${staffLanguageCookie}=${language}`))

/** For all staff screens in this browser, and for what the server says to them. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store yet
  document.cookie = `${staffLanguageCookie}=${language}; path=/; max-age=${aYear}; samesite=lax`
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  // Another tab may have chosen meanwhile, and nothing tells of a cookie.
  window.addEventListener('focus', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('focus', changed)
  }
}

/** Nothing until somebody chose: the account's language then. */
export const useChosenLanguage = (): Language | undefined => useSyncExternalStore(subscribe, chosen)

const frontKey = 'fairground.language'

/** The language of the front page was asked for by its address. */
export const keepFrontLanguage = (language: Language): void => browserStorage.setItem(frontKey, language)

/** What was asked for last, and on a first visit the first of the browser's languages that we speak. */
export function frontLanguage(): Language {
  const tags = [browserStorage.getItem(frontKey) ?? '', ...navigator.languages]
  const ours = tags.flatMap(
    (tag) => languages.find((language) => tag.toLowerCase().startsWith(language)) ?? [],
  )
  return ours[0] ?? 'en'
}
