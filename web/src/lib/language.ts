import type { Language } from '@fairground/domain/text'
import { createContext, useContext } from 'react'
import { type Say, sayIn } from './text'

export const LanguageContext = createContext<Language>('zh')

export const useLanguage = (): Language => useContext(LanguageContext)

export const useSay = (): Say => sayIn(useLanguage())
