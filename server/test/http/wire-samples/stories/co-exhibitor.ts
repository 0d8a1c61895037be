import * as calls from '@fairground/wire/co-exhibitor'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'
import { pictureFile } from './sign-up'

const newId = '33333333-4444-4555-8666-777777777777'
const somebody = {
  nameZh: '山水泵业有限公司',
  nameEn: 'Hill Pumps',
  country: '中国',
  contactName: '林山',
  contactPhone: '0591-88880000',
  website: '',
  introZh: '水泵。',
  introEn: '',
  logoFileId: null,
}

export const coExhibitor: Stories = {
  'a company names who shares its stand': async (story) => {
    const who = chineseExhibitors.boothChosen
    await story.ask(chineseExhibitors.approved, calls.ownCoExhibitors)
    await story.refused('admin', calls.ownCoExhibitors)
    const { id: logoFileId } = await story.ask(who, calls.uploadCoExhibitorLogo, {
      file: await pictureFile('标志.png'),
      body: {},
    })
    const body = { ...somebody, logoFileId, id: newId, version: 0 }
    await story.refused(chineseExhibitors.approved, calls.saveCoExhibitor, { body })
    await story.wrong(who, calls.saveCoExhibitor, { body: { ...body, nameZh: '', nameEn: '' } })
    await story.ask(who, calls.saveCoExhibitor, { body })
    await story.refused(who, calls.saveCoExhibitor, { body: { ...body, id: unknownId, logoFileId: null } })
    await story.ask(who, calls.ownCoExhibitors)
    await story.refused('clerk', calls.decideCoExhibitor, {
      body: { id: newId, version: 1, confirmed: true, remark: '' },
    })
    await story.wrong('admin', calls.decideCoExhibitor, {
      body: { id: newId, version: 1, confirmed: false, remark: '' },
    })
    await story.ask('admin', calls.decideCoExhibitor, {
      body: { id: newId, version: 1, confirmed: true, remark: '' },
    })
    await story.refused(who, calls.saveCoExhibitor, {
      body: { ...body, website: 'hill.example', version: 1 },
    })
    const { list } = await story.ask('clerk', calls.listCoExhibitors, {
      body: { page: 1, pageSize: 10, name: '山水' },
    })
    await story.ask('clerk', calls.companyCoExhibitors, { params: { companyId: list[0]?.companyId ?? '' } })
    await story.ask(overseasExhibitors.boothChosen, calls.removeCoExhibitor, {
      body: { id: newId, version: 2 },
    })
    await story.ask(who, calls.removeCoExhibitor, { body: { id: newId, version: 2 } })
    await story.ask(who, calls.ownCoExhibitors)
  },
}
