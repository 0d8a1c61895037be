import { defineMessages } from '@fairground/domain/text'

export const httpMessages = defineMessages('http', {
  ok: { zh: '操作成功', en: 'Done' },
  malformedJson: { zh: '请求内容不是有效的 JSON', en: 'The request body is not valid JSON' },
  badRequest: { zh: '请求无法识别', en: 'The request could not be understood' },
  invalidFields: { zh: '请求内容有误：{fields}', en: 'Some fields are not valid: {fields}' },
  unknownPath: { zh: '请求的地址不存在', en: 'There is nothing at this address' },
  wrongMethod: { zh: '该地址不支持此请求方式', en: 'This address does not take this method' },
  tooLarge: { zh: '请求内容过大', en: 'The request is too large' },
  fileTooLarge: { zh: '文件不能超过 20 MB', en: 'Files can be up to 20 MB' },
  wrongMediaType: {
    zh: '不支持的内容类型，请使用 application/json',
    en: 'Unsupported content type; use application/json',
  },
  tooMany: { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Please try again in a moment' },
  busy: { zh: '系统繁忙，请稍后再试', en: 'The system is busy. Please try again in a moment' },
  away: {
    zh: '系统暂时不可用，请稍后再试',
    en: 'The system is not available for a moment. Please try again shortly',
  },
  interrupted: {
    zh: '连接中断，无法确认操作是否完成，请刷新页面确认后再试',
    en: 'The connection was interrupted, so it is not certain whether this was done. Please reload the page and look before trying again',
  },
  full: {
    zh: '系统存储空间已满，暂时无法保存，请稍后再试或联系组委会',
    en: 'The system has run out of space and cannot save at the moment. Please try again later or contact the organiser',
  },
  failure: {
    zh: '系统出现错误，请稍后再试（编号 {id}）',
    en: 'Something went wrong. Please try again (reference {id})',
  },
  timeout: { zh: '处理超时，请稍后再试', en: 'This took too long. Please try again' },
  uncertain: {
    zh: '处理超时，无法确认操作是否完成，请刷新页面确认后再试',
    en: 'This took too long, so it is not certain whether it was done. Please reload the page and look before trying again',
  },
  ownUploads: {
    zh: '您有{count}个文件正在上传或检查，请等待完成后再上传',
    en: 'Your last {count} files are still being uploaded or checked. Please wait for them, then upload this one',
  },
  manyUploads: {
    zh: '正在上传的文件较多，请稍后再上传',
    en: 'Many files are being uploaded right now. Please try again in a moment',
  },
})
