import { settingKeys } from '@fairground/domain/settings'
import {
  changeSetting,
  listSettings,
  resetSetting,
  restoreSetting,
  settingHistory,
} from '@fairground/wire/settings'
import { chineseExhibitors, type Stories } from './people'

const outdoorArea = { key: 'outdoorArea' } as const

export const settings: Stories = {
  'every setting': async (story) => {
    await story.ask('clerk', listSettings)
    await story.refused(chineseExhibitors.draft, listSettings)
    await story.refused('nobody', listSettings)
  },
  'a setting is changed, reset and restored': async (story) => {
    const changed = await story.ask('admin', changeSetting, {
      params: outdoorArea,
      body: { version: 0, value: { least: 120, most: 900 } },
    })
    const reset = await story.ask('admin', resetSetting, {
      params: outdoorArea,
      body: { version: changed.version },
    })
    const history = await story.ask('clerk', settingHistory, { params: outdoorArea })
    const entry = history.entries[0]?.id ?? 0
    const body = { version: reset.version, entry }
    const { version } = await story.ask('admin', restoreSetting, { params: outdoorArea, body })
    await story.ask('clerk', settingHistory, { params: outdoorArea, query: { before: entry } })
    await story.refused('admin', changeSetting, {
      params: outdoorArea,
      body: { version: 0, value: { least: 1, most: 2 } },
    })
    await story.refused('admin', resetSetting, { params: outdoorArea, body: { version: 0 } })
    await story.refused('admin', restoreSetting, { params: outdoorArea, body: { version, entry: 999_999 } })
    await story.ask('admin', resetSetting, { params: outdoorArea, body: { version } })
    await story.refused('admin', restoreSetting, { params: outdoorArea, body })
    await story.ask('clerk', settingHistory, { params: outdoorArea })
  },
  'values no setting takes': async (story) => {
    for (const key of settingKeys)
      await story.wrong('admin', changeSetting, { params: { key }, body: { version: 0, value: [null] } })
    await story.wrong('admin', changeSetting, {
      params: { key: 'fairDates' },
      body: { version: 0, value: { opens: '2027-05-18', closes: '2027-05-17' } },
    })
    await story.wrong('admin', changeSetting, {
      params: { key: 'noSuchThing' },
      body: { version: 0, value: 1 },
    })
    await story.wrong('admin', changeSetting, { params: outdoorArea, body: {} })
    await story.wrong('admin', settingHistory, { params: outdoorArea, query: { before: 'x' } })
    await story.refused('overseas', changeSetting, { params: outdoorArea, body: { version: 0, value: 1 } })
  },
}
