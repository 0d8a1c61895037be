import { templates } from '../../src/platform/messaging/templates'
import { testDataKeys } from './test-config'

/** A production fair with nothing left to refuse. The database is on this machine, where no TLS is needed. */
export const productionSettings = {
  MODE: 'production',
  DATA_KEYS: testDataKeys,
  DATABASE_URL: 'postgres://fair@localhost/fair',
  PUBLIC_ORIGIN: 'https://fair.example.com',
  TRUST_PROXY: 'loopback',
  SEAL_FILE: '/etc/fairground/seal.p12',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: '展会 <no-reply@fair.example.com>',
  SMS: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '展会',
  SMS_TEMPLATES: JSON.stringify(
    Object.fromEntries(Object.keys(templates).map((name, index) => [name, `SMS_${1000 + index}`])),
  ),
}
