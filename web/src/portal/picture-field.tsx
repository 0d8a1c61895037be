import { PictureOutlined } from '@ant-design/icons'
import type { KeptList } from '@fairground/wire/list'
import { uploadPortalPicture } from '@fairground/wire/portal'
import { Image } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../lib/language'
import { pictures } from '../ui/upload/file-kinds'
import { uploadTexts } from '../ui/upload/upload.texts'
import { UploadField, type UploadValue } from '../ui/upload/upload-field'
import styles from './portal.module.css'
import { portalTexts as texts } from './portal.texts'

export const pictureAddress = (id: string): string => `/api/portal/picture/${id}`

/** A picture of an entry; what it shows is said in words beside it. */
function PictureField(given: UploadValue) {
  const say = useSay()
  const { value } = given
  return (
    <UploadField
      {...given}
      endpoint={uploadPortalPicture}
      takes={pictures}
      mostMegabytes={5}
      storedAs={(stored) => stored}
      hint={say(texts.pictureHint)}
      said={(there, name) => (there ? say(name === undefined ? texts.kept : texts.uploaded) : undefined)}
      replace={uploadTexts.replace}
      remove={uploadTexts.remove}
      picture={
        value ? (
          <Image
            key={value}
            src={pictureAddress(value)}
            alt={say(texts.picture)}
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

/** What the pictures of a list's entries are asked with. */
export const inputsOf = ({ fields }: KeptList): Record<string, ReactElement> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'file' ? [[name, <PictureField key={name} />]] : [],
    ),
  )
