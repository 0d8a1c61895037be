import { codeInParts, designMessages, joinedCode } from '@fairground/domain/design'
import { translate } from '@fairground/domain/text'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { changed } from '@fairground/floorplan/design/operations/changing'
import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign } from '../../design-context'
import { focusPlan } from '../focus-plan'
import { boothTexts as texts } from './booth.texts'
import { codeFault } from './booth-check'
import styles from './code-field.module.css'
import { FieldRow } from './field-row'
import { useIsOff } from './use-is-off'
import { useNumberElsewhere } from './use-number-elsewhere'
import { type Read, useTyped } from './use-typed'

/** Between the two parts while they are one text; no number has it. */
const seam = '\n'

/** The number of a booth in its two parts, checked while it is typed: in this hall at once, in the others a moment later. */
export function CodeField({ booth, edit, ...given }: { booth: DraftBooth; disabled: boolean; edit: string }) {
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  const { hall, editor, question, ask, onlyViewed } = useDesign()
  const disabled = useIsOff(given.disabled)
  const first = useRef<InputRef>(null)
  const second = useRef<InputRef>(null)
  const parts = codeInParts(booth.code)

  function read(text: string): Read<string> {
    const [codeHead = '', codeTail = ''] = text.split(seam)
    const typed = { codeHead, codeTail }
    const fault = codeFault({ hall, booth, language, draft: editor.get().draft }, typed)
    return fault ? { fault } : { value: joinedCode({ codeHead: codeHead.trim(), codeTail: codeTail.trim() }) }
  }
  const typed = useTyped({
    shown: parts.codeHead + seam + parts.codeTail,
    read,
    keptAs: `${booth.id} code`,
    isOff: disabled,
    commit: (code) =>
      editor.change(
        'number',
        (draft) => changed(draft, [booth.id], (one) => (one.kind === 'booth' ? { ...one, code } : one)),
        { run: edit },
      ),
  })
  const [codeHead = '', codeTail = ''] = typed.text.split(seam)
  const code = typed.fault ? '' : joinedCode({ codeHead: codeHead.trim(), codeTail: codeTail.trim() })
  const elsewhere = useNumberElsewhere(booth.id, code)
  const missing = booth.code === '' && !typed.fault && code === ''
  const fault =
    typed.fault ??
    (elsewhere === 'taken' ? translate(designMessages.codeTaken, language) : undefined) ??
    (missing ? translate(designMessages.codeMissing, language) : undefined)

  // A booth that was just drawn, or clicked twice, wants its number.
  const isAsked = question?.about === 'piece' && question.id === booth.id
  useEffect(() => {
    if (!isAsked) return
    const field = codeHeadOf(first.current) === '' ? first.current : second.current
    if (!disabled) field?.focus({ cursor: 'all' })
    // Also where it takes nothing: a question that stays would draw the focus here much later.
    ask(undefined)
  }, [isAsked, disabled, ask])

  const said = {
    free: texts.codeFree,
    checking: texts.codeChecking,
    unknown: texts.codeUnchecked,
    taken: undefined,
  }
  const words = code && !fault && !disabled && !onlyViewed ? said[elsewhere] : undefined
  const input = (part: 'codeHead' | 'codeTail', value: string, joined: (value: string) => string) => ({
    'aria-label': say(texts[part]),
    value,
    disabled,
    status: fault && !disabled ? ('error' as const) : ('' as const),
    onChange: ({ target }: { target: { value: string } }) => typed.type(joined(target.value)),
    onBlur: () => void typed.leave(),
    onPressEnter: () => {
      if (typed.leave()) focusPlan()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      typed.reset()
      focusPlan()
    },
  })
  return (
    <FieldRow
      label={say(texts.code)}
      htmlFor={id}
      required
      fault={disabled ? undefined : fault}
      aside={
        words ? <span className={elsewhere === 'free' ? styles.free : undefined}>{say(words)}</span> : null
      }
    >
      <div className={styles.parts}>
        <Input
          ref={first}
          id={id}
          className={styles.body ?? ''}
          maxLength={20}
          {...input('codeHead', codeHead, (value) => value + seam + codeTail)}
        />
        <span aria-hidden="true">–</span>
        <Input
          ref={second}
          maxLength={20}
          {...input('codeTail', codeTail, (value) => codeHead + seam + value)}
        />
      </div>
    </FieldRow>
  )
}

const codeHeadOf = (field: InputRef | null): string => field?.input?.value ?? ''
