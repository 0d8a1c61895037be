import { randomInt } from 'node:crypto'
import type { Language } from '@fairground/domain/text'
import { paperCheckPages } from '@fairground/wire/contract/open-screens'
import type { Config } from '../platform/config/config'

/** Without signs that are read one for the other. Sixty bits: nobody comes upon one by trying. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

export const newCheckCode = (): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

export const writtenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

export const readCode = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '').toUpperCase()

export const paperCheckAddress = (
  { PUBLIC_ORIGIN, PORT }: Pick<Config, 'PUBLIC_ORIGIN' | 'PORT'>,
  language: Language,
): string => `${PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`}${paperCheckPages[language]}`
