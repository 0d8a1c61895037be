import { joinWaitingRoom, lookIntoWaitingRoom } from '@fairground/wire/waiting-room'
import { type Stories, unknownId } from './people'

const captcha = { ticket: '', answer: '' }

export const waitingRoom: Stories = {
  'many log in at once': async (story) => {
    await story.ask('nobody', joinWaitingRoom, { body: { username: '13999990000', captcha } })
    await story.ask('nobody, in English', joinWaitingRoom, {
      body: { username: 'nobody@example.com', captcha },
    })
    await story.wrong('nobody', joinWaitingRoom, { body: { username: '', captcha } })
    await story.ask('nobody', lookIntoWaitingRoom, { params: { ticket: unknownId } })
  },
}
