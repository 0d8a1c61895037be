import { defineMessages } from '@fairground/domain/text'

export const fileStoreMessages = defineMessages('fileStore', {
  tooManyUnsaved: {
    zh: '已上传而未保存的文件过多，请先保存或明天再上传',
    en: 'Too many files were uploaded without being saved. Please save them, or upload again tomorrow',
  },
})
