import type { CoExhibitorState } from '@fairground/domain/co-exhibitor'
import type { Tone } from '../ui/status-tag'

export const stateTones: Record<CoExhibitorState, Tone> = { named: 'warn', confirmed: 'ok', refused: 'bad' }

export const nameIn = (
  language: 'zh' | 'en',
  { nameZh, nameEn }: { nameZh: string; nameEn: string },
): string => (language === 'en' ? nameEn || nameZh : nameZh || nameEn)
