import { portalDesk, portalPictureFile, uploadPortalPicture } from '@fairground/wire/portal'
import { type Stories, unknownId } from './people'
import { onePixel } from './picture'

/** Its content is told with the other lists. */
export const portal: Stories = {
  'what the desk has to look after': async (story) => {
    await story.ask('leader', portalDesk)
    await story.refused('clerk', portalDesk)
    await story.refused('nobody, in English', portalDesk)
  },
  'a picture is uploaded, and is nobody else’s before something published shows it': async (story) => {
    const picture = { body: {}, file: onePixel('hall.png') }
    await story.refused('clerk', uploadPortalPicture, picture)
    const { id: fileId } = await story.ask('leader', uploadPortalPicture, picture)
    await story.ask('leader', portalPictureFile, { params: { fileId } })
    await story.refused('nobody', portalPictureFile, { params: { fileId } })
    await story.refused('nobody, in English', portalPictureFile, { params: { fileId: unknownId } })
  },
}
