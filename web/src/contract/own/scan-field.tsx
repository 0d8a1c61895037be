import { fileMessages } from '@fairground/domain/company/sections'
import { scanFaults } from '@fairground/domain/contract'
import { uploadContractScan } from '@fairground/wire/contract/own'
import { useSay } from '../../lib/language'
import { documentEndings, fileKind } from '../../ui/upload/file-kinds'
import { uploadTexts } from '../../ui/upload/upload.texts'
import { UploadField, type UploadValue } from '../../ui/upload/upload-field'
import { ownTexts as texts } from './own.texts'

const scans = fileKind(documentEndings, uploadTexts.chooseFile, { ...fileMessages.document, ...scanFaults })

export function ScanField({ contractId, ...given }: UploadValue & { contractId: string }) {
  const say = useSay()
  return (
    <UploadField
      {...given}
      endpoint={uploadContractScan}
      body={{ contractId }}
      takes={scans}
      mostMegabytes={10}
      storedAs={({ fileId, name }) => ({ id: fileId, name })}
      hint={say(texts.scanHint)}
      said={(there, name = '') => (there ? say(texts.scanStored, { name }) : undefined)}
    />
  )
}
