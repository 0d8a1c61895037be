import type { Config } from '../config/config'
import type { Senders } from './outbox'
import { createAliyunSmsSender } from './senders/aliyun-sms-sender'
import type { MailSender, SmsSender } from './senders/sender'
import { createSmtpMailSender } from './senders/smtp-mail-sender'
import { createTencentSmsSender } from './senders/tencent-sms-sender'
import { parameterNames } from './templates'

/** In demo mode the outbox table itself is the destination: /dev/outbox shows what would have been sent. */
const outboxSms: SmsSender = { name: 'outbox', send: async () => ({}) }
const outboxMail: MailSender = { name: 'outbox', send: async () => ({}), close: async () => {} }

const noSms: SmsSender = {
  name: 'none',
  send: async () => ({ withheld: 'SMS=none: this fair sends no SMS' }),
}

const rehearsed = async () => ({ withheld: 'REHEARSAL=true: kept here, not sent' })
const rehearsal: Senders = {
  sms: { name: 'rehearsal', send: rehearsed },
  mail: { name: 'rehearsal', send: rehearsed, close: async () => {} },
}

export function chooseSenders(config: Config): Senders {
  // Whatever else is set: neither may write to real people. A restored fair that is only looked at runs as a demo.
  if (config.MODE === 'demo') return { sms: config.SMS === 'none' ? noSms : outboxSms, mail: outboxMail }
  if (config.REHEARSAL) return { ...rehearsal, ...(config.SMS === 'none' ? { sms: noSms } : {}) }
  return { sms: chooseSms(config), mail: chooseMail(config) }
}

function chooseSms(config: Config): SmsSender {
  const keys = { id: config.SMS_ACCESS_KEY_ID ?? '', secret: config.SMS_ACCESS_KEY_SECRET ?? '' }
  const signName = config.SMS_SIGN_NAME ?? ''
  switch (config.SMS) {
    case 'outbox':
      return outboxSms
    case 'none':
      return noSms
    case 'aliyun':
      return createAliyunSmsSender({
        accessKeyId: keys.id,
        accessKeySecret: keys.secret,
        signName,
        templateCodes: config.SMS_TEMPLATES,
      })
    case 'tencent':
      return createTencentSmsSender({
        secretId: keys.id,
        secretKey: keys.secret,
        sdkAppId: config.SMS_APP_ID ?? '',
        signName,
        templates: Object.fromEntries(
          Object.entries(config.SMS_TEMPLATES).map(([name, id]) => [
            name,
            { id, params: parameterNames(name) },
          ]),
        ),
      })
  }
}

function chooseMail(config: Config): MailSender {
  return createSmtpMailSender({
    url: config.SMTP_URL ?? '',
    from: config.MAIL_FROM,
    requireTls: config.SMTP_REQUIRE_TLS,
  })
}
