import { useDesign } from '../design-context'
import { useDesk } from '../desk-context'
import { GenerateDialog } from './dialogs/generate-dialog'
import { LengthDialog } from './dialogs/length-dialog'
import { RenumberDialog } from './dialogs/renumber-dialog'
import { SplitDialog } from './dialogs/split-dialog'
import { CompareDrawer } from './versions/compare-drawer'
import { HistoryDrawer } from './versions/history-drawer'
import { PublishDialog } from './versions/publish-dialog'

/** Whatever lies over the drawing: what it asks for, what changed, what is published. */
export function DesignDialogs() {
  return (
    <>
      <Asked />
      <Opened />
    </>
  )
}

function Asked() {
  const { question, ask } = useDesign()
  const close = () => ask(undefined)
  switch (question?.about) {
    case 'rows':
      return <GenerateDialog floor={question.floor} onClose={close} />
    case 'numbers':
      return <RenumberDialog ids={question.ids} drawn={question.drawn ?? false} onClose={close} />
    case 'length':
      return <LengthDialog line={question} onClose={close} />
    default:
      return null
  }
}

function Opened() {
  const { open, setOpen } = useDesk()
  const close = () => setOpen(undefined)
  switch (open?.part) {
    case 'publish':
      return <PublishDialog onClose={close} />
    case 'compare':
      return <CompareDrawer onClose={close} />
    case 'history':
      return <HistoryDrawer onClose={close} />
    case 'split':
      return <SplitDialog boothId={open.id} onClose={close} />
    default:
      return null
  }
}
