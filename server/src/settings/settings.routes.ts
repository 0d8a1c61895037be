import {
  changeSetting as changeCall,
  listSettings,
  resetSetting as resetCall,
  restoreSetting as restoreCall,
  settingHistory,
} from '@fairground/wire/settings'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import {
  changeSetting,
  readSettingHistory,
  readSettings,
  resetSetting,
  restoreSetting,
} from './settings.service'

export function settingsRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, listSettings, () => readSettings(platform.db))
  serve(app, settingHistory, ({ params, query }) => readSettingHistory(platform.db, params.key, query.before))
  serve(app, changeCall, ({ params, body, caller }) => changeSetting(platform, params.key, body, caller))
  serve(app, resetCall, ({ params, body, caller }) =>
    resetSetting(platform, params.key, body.version, caller),
  )
  serve(app, restoreCall, ({ params, body, caller }) => restoreSetting(platform, params.key, body, caller))
}
