import { PictureOutlined } from '@ant-design/icons'
import { uploadProductPicture } from '@fairground/wire/product'
import { Thumbnail } from '../company'
import { useSay } from '../lib/language'
import { pictures } from '../ui/upload/file-kinds'
import { uploadTexts } from '../ui/upload/upload.texts'
import { UploadField, type UploadValue } from '../ui/upload/upload-field'
import styles from './product.module.css'
import { productTexts as texts } from './product.texts'

export function PictureField(given: UploadValue) {
  const say = useSay()
  const { value } = given
  return (
    <UploadField
      {...given}
      endpoint={uploadProductPicture}
      takes={pictures}
      mostMegabytes={5}
      storedAs={(stored) => stored}
      hint={say(texts.imageHint)}
      replace={uploadTexts.replace}
      layout="column"
      picture={
        value ? (
          <Thumbnail key={value} fileId={value} name={say(texts.picture)} />
        ) : (
          <span className={styles.blank} aria-hidden="true">
            <PictureOutlined />
          </span>
        )
      }
    />
  )
}
