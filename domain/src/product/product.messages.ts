import { defineMessages } from '../text'

export const productMessages = defineMessages('product', {
  name: { zh: '请填写产品名称', en: 'Please enter the name of the product' },
  text: { zh: '请填写产品介绍', en: 'Please describe the product' },
  category: { zh: '请选择产品类别', en: 'Please choose a category' },
  image: { zh: '请上传产品图片', en: 'Please upload a picture' },
  tooMany: { zh: '最多可填报{limit}个产品', en: 'No more than {limit} products' },
  notApproved: {
    zh: '报名通过审核后即可填报产品',
    en: 'You can enter products once your sign-up is approved',
  },
  deadlineOver: {
    zh: '产品填报已于{day}截止，如需修改请联系组委会',
    en: 'The last day for products was {day}. To change something, please contact the organiser',
  },
  changedMeanwhile: {
    zh: '{who}于{when}保存了新的内容，本次没有保存',
    en: '{who} saved something else at {when}. Nothing was saved',
  },
  noCompany: { zh: '企业不存在', en: 'There is no such company' },
  saved: { zh: '产品已保存', en: 'Your products are saved' },
})
