import { describe, expect, it } from 'vitest'
import { parseSmtpUrl } from '../../../../src/platform/messaging/senders/smtp-url'
import { everythingSaid } from './everything-said'

describe('the SMTP URL', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false }],
    ['smtp://127.0.0.1:25/', { host: '127.0.0.1', port: 25, secure: false }],
    ['smtps://[::1]', { host: '::1', port: 465, secure: true }],
    [
      'smtps://fair%40example.com:p%40ss%2Fw%3Ard@smtp.example.com:994',
      {
        host: 'smtp.example.com',
        port: 994,
        secure: true,
        auth: { user: 'fair@example.com', pass: 'p@ss/w:rd' },
      },
    ],
  ])('%s is understood', (url, server) => {
    expect(parseSmtpUrl(url)).toEqual(server)
  })

  it.each([
    'hunter2',
    'http://fair:hunter2@mail.example.com',
    'smtp://fair:hunter2@mail.example.com:99999',
    'smtp://fair:hunter2@',
    'smtp://fair:hunter2%zz@mail.example.com',
    'smtp://fair:hunter2@mail.example.com/?tls.rejectUnauthorized=false',
    'smtp://fair:hunter2#1@mail.example.com',
  ])('%s is refused without repeating the password', (url) => {
    let said = ''
    try {
      parseSmtpUrl(url)
    } catch (error) {
      said = everythingSaid(error)
    }
    expect(said).toContain('SMTP URL')
    expect(said).not.toContain('hunter2')
  })
})
