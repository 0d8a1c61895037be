import { messageLog } from '@fairground/wire/list/lists/message-log'
import { expect, it } from 'vitest'
import { templates } from '../../../src/platform/messaging/templates'

it('every message has words in the log of messages', () => {
  expect(Object.keys(messageLog.fields.template.choices).sort()).toEqual(Object.keys(templates).sort())
})
