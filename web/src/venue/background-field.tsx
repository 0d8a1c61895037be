import { PictureOutlined } from '@ant-design/icons'
import { uploadBackground } from '@fairground/wire/venue'
import { Image } from 'antd'
import { backgroundAddress } from '../hall'
import { useSay } from '../lib/language'
import { pictures } from '../ui/upload/file-kinds'
import { uploadTexts } from '../ui/upload/upload.texts'
import { UploadField, type UploadValue } from '../ui/upload/upload-field'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

/** The picture a hall's plan is drawn on. */
export function BackgroundField(given: UploadValue) {
  const say = useSay()
  const { value } = given
  return (
    <UploadField
      {...given}
      endpoint={uploadBackground}
      takes={pictures}
      mostMegabytes={5}
      storedAs={(stored) => stored}
      hint={say(texts.imageHint)}
      said={(there, name) => (there ? say(name === undefined ? texts.shown : texts.uploaded) : undefined)}
      replace={uploadTexts.replace}
      remove={uploadTexts.remove}
      picture={
        value ? (
          <Image
            key={value}
            src={backgroundAddress(value)}
            alt={say(texts.preview)}
            classNames={{ root: styles.thumbnail ?? '' }}
          />
        ) : (
          <span className={styles.blank} aria-hidden="true">
            <PictureOutlined />
          </span>
        )
      }
    />
  )
}
