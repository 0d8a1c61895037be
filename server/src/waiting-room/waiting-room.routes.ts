import { loginMessages } from '@fairground/domain/account'
import { joinWaitingRoom, lookIntoWaitingRoom } from '@fairground/wire/waiting-room'
import type { FastifyInstance } from 'fastify'
import { refuseField } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { mostPerNetwork, type WaitingRoom } from './waiting-room'

export function waitingRoomRoutes(app: FastifyInstance, { captcha }: Platform, room: WaitingRoom): void {
  serve(
    app,
    joinWaitingRoom,
    async ({ body: { username, captcha: picture, pass }, caller }) => {
      if (!(await captcha.passes(picture))) throw refuseField('captcha.answer', loginMessages.captchaWrong)
      return room.join({ username, pass, address: caller.address })
    },
    // Whatever else a hall full of people asks for, each of them gets to the line.
    { mostPerMinute: mostPerNetwork },
  )
  serve(app, lookIntoWaitingRoom, ({ params: { ticket } }) => room.look(ticket), { uncounted: true })
}
