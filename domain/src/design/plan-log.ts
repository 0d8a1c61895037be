import type { Text } from '../text'
import { siteChangeNames } from './site'

/** What a publish can do to a booth or to the site, and the publish itself, as the log of the drawing table tells it. */
export type PlanEvent =
  | 'published'
  | 'added'
  | 'removed'
  | 'renumbered'
  | 'moved'
  | 'resized'
  | 'reclassed'
  | 'retyped'
  | 'special'
  | 'used'
  | 'named'
  | 'opened'
  | 'lettered'
  | 'sitePublished'
  | keyof typeof siteChangeNames

export const planEventNames: Record<PlanEvent, Text> = {
  published: { zh: '发布平面图', en: 'Plan published' },
  added: { zh: '新增展位', en: 'Booth added' },
  removed: { zh: '删除展位', en: 'Booth removed' },
  renumbered: { zh: '改号', en: 'Renumbered' },
  moved: { zh: '移动', en: 'Moved' },
  resized: { zh: '改尺寸', en: 'Resized' },
  reclassed: { zh: '改展位类型', en: 'Booth type' },
  retyped: { zh: '改展品类型', en: 'Exhibit type' },
  special: { zh: '改特殊展位', en: 'Special booth' },
  used: { zh: '改用途', en: 'Use' },
  named: { zh: '改名称', en: 'Name' },
  opened: { zh: '改开口', en: 'Open sides' },
  lettered: { zh: '改字体', en: 'Lettering' },
  sitePublished: { zh: '发布总平面图', en: 'Site plan published' },
  ...siteChangeNames,
}
