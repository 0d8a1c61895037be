import { z } from 'zod'
import type { Text } from '../text'
import { designMessages as say } from './design.messages'
import { noteLimit } from './publishing'

/** What is said of a site that is published. */
export const sitePublishing = z.object({
  note: z.string().trim().max(noteLimit, say.noteTooLong),
})

export const siteProblemNames: Record<
  | 'hallsOverlap'
  | 'hallOutside'
  | 'hallGone'
  | 'pieceOutside'
  | 'namesMissing'
  | 'hallNotPlaced'
  | 'noEntrance'
  | 'doorBlocked'
  | 'hallUnreached'
  | 'gateOffPath',
  Text
> = {
  hallsOverlap: { zh: '{one} 与 {other} 重叠', en: '{one} and {other} overlap' },
  hallOutside: { zh: '{one} 超出场地', en: '{one} reaches beyond the site' },
  hallGone: { zh: '没有使用中的展馆 {one}', en: 'There is no hall {one} in use' },
  pieceOutside: { zh: '“{one}”在场地之外', en: '“{one}” lies outside the site' },
  namesMissing: { zh: '“{one}”缺中文或英文名称', en: '“{one}” lacks its Chinese or its English name' },
  hallNotPlaced: { zh: '{one} 还没有放到场地上', en: '{one} is not on the site yet' },
  noEntrance: { zh: '没有观众入口，无法指路', en: 'There is no gate for visitors, so no ways are shown' },
  doorBlocked: { zh: '{one} 的门{other}外面走不通', en: 'Nobody can walk up to a door of {one} ({en})' },
  hallUnreached: { zh: '从入口走不到 {one}', en: '{one} cannot be reached from any gate' },
  gateOffPath: { zh: '入口“{one}”不在可走的地面上', en: 'Gate “{one}” is not on ground people walk on' },
}

export const siteChangeNames: Record<
  'extent' | 'hallPlaced' | 'hallMoved' | 'hallTaken' | 'grounds' | 'gates' | 'places' | 'trees',
  Text
> = {
  extent: { zh: '场地尺寸与朝向', en: 'Extent and north' },
  hallPlaced: { zh: '放置展馆', en: 'Hall placed' },
  hallMoved: { zh: '移动展馆', en: 'Hall moved' },
  hallTaken: { zh: '移除展馆', en: 'Hall taken off' },
  grounds: { zh: '地面、道路、水面、绿地', en: 'Grounds, roads, water, planting' },
  gates: { zh: '出入口', en: 'Gates' },
  places: { zh: '地点', en: 'Places' },
  trees: { zh: '树木', en: 'Trees' },
}
