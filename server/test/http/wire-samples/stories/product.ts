import * as calls from '@fairground/wire/product'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'
import { onePixel } from './picture'

const page = onePixel('pump.png')

export const product: Stories = {
  'a company says what it shows': async (story) => {
    const who = overseasExhibitors.boothChosen
    await story.ask(chineseExhibitors.submitted, calls.ownProducts)
    await story.refused(chineseExhibitors.submitted, calls.uploadProductPicture, { body: {}, file: page })
    await story.ask(who, calls.ownProducts)
    const [begun] = await story.ask(who, calls.productsFromSignUp)
    const { id: imageFileId } = await story.ask(who, calls.uploadProductPicture, { body: {}, file: page })
    const shown = {
      imageFileId,
      category: begun?.category ?? '',
      isNew: true,
      nameZh: '',
      nameEn: 'Pump',
      textZh: '',
      textEn: 'Strong',
    }
    await story.refused(who, calls.saveProducts, {
      body: { version: 0, products: [{ ...shown, imageFileId: unknownId }] },
    })
    await story.refused(who, calls.saveProducts, {
      body: { version: 0, products: [{ ...shown, nameEn: '' }] },
    })
    await story.ask(who, calls.saveProducts, { body: { version: 0, products: [shown] } })
    await story.refused(who, calls.saveProducts, {
      body: { version: 0, products: [{ ...shown, textEn: 'Stronger' }] },
    })
    await story.ask(who, calls.ownProducts)
  },
}
