import { UserOutlined } from '@ant-design/icons'
import { uploadBadgePhoto } from '@fairground/wire/badge'
import { useSay } from '../lib/language'
import { pictures } from '../ui/upload/file-kinds'
import { uploadTexts } from '../ui/upload/upload.texts'
import { UploadField, type UploadValue } from '../ui/upload/upload-field'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'
import { photoAddress } from './photo-address'

/** A face for a badge, as it will stand on it. */
export function PhotoField(given: UploadValue) {
  const say = useSay()
  const { value } = given
  return (
    <UploadField
      {...given}
      endpoint={uploadBadgePhoto}
      takes={pictures}
      mostMegabytes={5}
      storedAs={({ id }) => ({ id, name: '' })}
      hint={say(texts.photoHint)}
      said={(there) => (there ? say(texts.photoHere) : undefined)}
      choose={texts.choosePhoto}
      replace={uploadTexts.replace}
      remove={texts.dropPhoto}
      layout="beside"
      picture={
        value ? (
          <img className={styles.photo} src={photoAddress(value)} alt={say(texts.photo)} />
        ) : (
          <span className={styles.noPhoto} aria-hidden="true">
            <UserOutlined />
          </span>
        )
      }
    />
  )
}
