import { FileOutlined } from '@ant-design/icons'
import { planOfDraft } from '@fairground/floorplan/design/drawn-draft'
import { exportBoothTable } from '@fairground/wire/design'
import { Button, Dropdown } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PlanExportDialog } from '../../hall'
import { useLanguage, useSay } from '../../lib/language'
import { saveFile } from '../../lib/save-file'
import { download } from '../../session/download'
import { announcer } from '../../ui/announce'
import { useCommand } from '../../ui/use-command'
import { useDesign } from '../design-context'
import { useDesk } from '../desk-context'
import { filesTexts as texts } from './files.texts'
import styles from './files-menu.module.css'

const files = announcer('design-files')

const UnderlayDialog = lazy(() =>
  import('../underlay/underlay-dialog').then((module) => ({ default: module.UnderlayDialog })),
)
const TableDialog = lazy(() => import('../table').then((module) => ({ default: module.TableDialog })))

type Part = 'underlay' | 'table' | 'plan'

function FileDialog({ part, onClose }: { part: Part | undefined; onClose: () => void }) {
  const { hall } = useDesign()
  return (
    <Suspense fallback={null}>
      {part === 'underlay' ? <UnderlayDialog onClose={onClose} /> : null}
      {part === 'table' ? <TableDialog onClose={onClose} /> : null}
      {part === 'plan' ? <PlanExportDialog hall={hall} onClose={onClose} /> : null}
    </Suspense>
  )
}

interface EntryProps {
  part: Part
  className: string
  children: ReactNode
}

/** One of the ways in, wherever it is offered besides the menu. */
export function FileEntry({ part, className, children }: EntryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <FileDialog part={isOpen ? part : undefined} onClose={() => setOpen(false)} />
    </>
  )
}

/** What comes into a draft as a file, and what leaves it as one. */
export function FilesMenu() {
  const say = useSay()
  const { onlyViewed } = useDesign()
  const [open, setOpen] = useState<Part>()
  const saveDxf = useSaveDxf()
  const { busy, run } = useCommand(files)
  const saveTable = useSaveTable()
  const draws = onlyViewed === undefined
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'underlay',
              label: say(texts.underlay),
              disabled: !draws,
              onClick: () => setOpen('underlay'),
            },
            { key: 'table', label: say(texts.table), disabled: !draws, onClick: () => setOpen('table') },
            {
              key: 'tableOut',
              label: say(texts.tableOut),
              disabled: busy,
              onClick: () => void run(saveTable),
            },
            { key: 'plan', label: say(texts.planOut), onClick: () => setOpen('plan') },
            { key: 'dxf', label: say(texts.dxf), onClick: () => void saveDxf() },
          ],
        }}
      >
        <Button type="text" icon={<FileOutlined />} aria-label={say(texts.menu)}>
          <span className={styles.word}>{say(texts.menu)}</span>
        </Button>
      </Dropdown>
      <FileDialog part={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

/** The server writes it, from what is drawn by then. */
function useSaveTable(): () => Promise<void> {
  const { hall, onlyViewed } = useDesign()
  const { keeper } = useDesk()
  return async () => {
    if (!onlyViewed && !(await keeper.flush())) {
      files.announce('warning', texts.notSaved)
      return
    }
    await download(exportBoothTable, { params: { hallId: hall.id } })
  }
}

function useSaveDxf(): () => Promise<void> {
  const say = useSay()
  const language = useLanguage()
  const { hall, editor, facts } = useDesign()
  return async () => {
    const writer = await import('@fairground/floorplan/drawing/write-dxf').catch(() => undefined)
    if (!writer) return void files.announce('warning', texts.dxfNoWriter)
    const outdoor = hall.kind === 'outdoor'
    const background = hall.background ?? undefined
    const plan = planOfDraft(editor.get().draft, { outdoor, background, facts, language })
    const file = new Blob([writer.writeDxf(plan, language)], { type: 'image/vnd.dxf' })
    saveFile(file, `${say(texts.dxfName, { hall: hall.code })}.dxf`)
    const count = writer.picturesLeftOut(plan)
    if (count > 0) files.announce('warning', texts.dxfPictures, () => ({ count }))
  }
}
