import { codeListNames } from '@fairground/domain/codelist'
import {
  codeList,
  mailingDivisions,
  productCategories,
  productCategoriesByPost,
  productCategoriesEn,
} from '@fairground/wire/codelist'
import {
  addCodeItem,
  codeListDetail,
  codeListHistory,
  codeListOverview,
  deleteCodeItem,
  orderCodeItems,
  renameCodeItem,
  switchCodeItem,
} from '@fairground/wire/codelist/admin'
import type { Stories } from './people'

const groupType = { list: 'groupType' } as const
const labels = { zh: '高校展团', en: 'University group' }

export const codelist: Stories = {
  'lists to choose from': async (story) => {
    for (const list of codeListNames) {
      if (list === 'productCategory') continue
      await story.ask('nobody', codeList, { params: { type: { list, english: false } } })
      await story.ask('nobody', codeList, { params: { type: { list, english: true } } })
    }
    await story.ask('nobody', codeList, { params: { type: { list: 'NOSUCHLIST', english: false } } })
    await story.wrong('nobody', codeList, { params: { type: 'ZWLX' }, query: { disabled: 'perhaps' } })
    await story.wrong('nobody, in English', codeList, {
      params: { type: 'ZWLX' },
      query: { disabled: 'perhaps' },
    })
  },
  trees: async (story) => {
    await story.ask('nobody', productCategories)
    await story.ask('nobody', productCategoriesEn)
    await story.ask('nobody', productCategoriesByPost)
    await story.ask('nobody', mailingDivisions)
  },
  'an item is added, renamed, disabled, moved and deleted': async (story) => {
    await story.ask('clerk', codeListOverview)
    await story.ask('clerk', codeListDetail, { params: groupType })
    const { value } = await story.ask('admin', addCodeItem, {
      params: groupType,
      body: { parent: null, ...labels },
    })
    await story.refused('admin', addCodeItem, { params: groupType, body: { parent: null, ...labels } })
    await story.ask('admin', renameCodeItem, {
      params: groupType,
      body: { value, version: 1, zh: '院校展团', en: 'College group' },
    })
    await story.refused('admin', renameCodeItem, {
      params: groupType,
      body: { value, version: 1, zh: '别的', en: 'Other' },
    })
    await story.ask('admin', switchCodeItem, {
      params: groupType,
      body: { value, version: 2, enabled: false },
    })
    await story.refused('admin', switchCodeItem, {
      params: groupType,
      body: { value, version: 2, enabled: true },
    })
    await story.ask('nobody', codeList, {
      params: { type: { list: 'groupType', english: false } },
      query: { disabled: 'shown' },
    })
    const items = await story.ask('clerk', codeListDetail, { params: groupType })
    const was = items.map((item) => item.value)
    await story.ask('admin', orderCodeItems, {
      params: groupType,
      body: { groups: [{ parent: null, was, order: was.toReversed() }] },
    })
    await story.refused('admin', orderCodeItems, {
      params: groupType,
      body: { groups: [{ parent: null, was, order: [...was.slice(1), ...was.slice(0, 1)] }] },
    })
    await story.ask('nobody', codeList, { params: { type: { list: 'groupType', english: true } } })
    await story.refused('admin', deleteCodeItem, {
      params: groupType,
      body: { value: was[0] ?? '', version: 1 },
    })
    const version =
      (await story.ask('clerk', codeListDetail, { params: groupType })).find((item) => item.value === value)
        ?.version ?? 0
    await story.refused('admin', deleteCodeItem, { params: groupType, body: { value, version: 99 } })
    await story.ask('admin', deleteCodeItem, { params: groupType, body: { value, version } })
    await story.ask('admin', orderCodeItems, {
      params: groupType,
      body: {
        groups: [
          {
            parent: null,
            was: was.toReversed().filter((one) => one !== value),
            order: was.filter((one) => one !== value),
          },
        ],
      },
    })
    const { entries } = await story.ask('clerk', codeListHistory, { params: groupType })
    await story.ask('clerk', codeListHistory, { params: groupType, query: { before: entries[2]?.id } })
    await story.ask('overseas', codeListOverview)
  },
  'labels no item takes': async (story) => {
    await story.wrong('admin', addCodeItem, { params: groupType, body: { parent: null, zh: '', en: '' } })
    await story.wrong('admin', addCodeItem, { params: groupType, body: { parent: '01', ...labels } })
    await story.wrong('admin', renameCodeItem, {
      params: groupType,
      body: { value: '01', version: 1, zh: ' ', en: 'x'.repeat(500) },
    })
    await story.wrong('admin', renameCodeItem, {
      params: groupType,
      body: { value: 'none', version: 1, ...labels },
    })
    await story.wrong('admin', switchCodeItem, { params: groupType, body: { value: '01', version: 1 } })
    await story.wrong('admin', orderCodeItems, { params: groupType, body: { groups: [] } })
    await story.wrong('admin', deleteCodeItem, { params: groupType, body: {} })
    await story.wrong('clerk', codeListDetail, { params: { list: 'noSuchList' } })
    await story.refused('overseas', addCodeItem, { params: groupType, body: { parent: null, ...labels } })
  },
}
