import { boothClasses, boothClassNames } from '@fairground/domain/booth'
import { designMessages, designTypes } from '@fairground/domain/design'
import { translate } from '@fairground/domain/text'
import { openToSeveral } from '@fairground/domain/venue'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import { type BoothFields, setOnBooths } from '@fairground/floorplan/design/operations/bulk'
import { changed } from '@fairground/floorplan/design/operations/changing'
import { Button } from 'antd'
import { useCodeName } from '../../../codelist'
import { formatNumber } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign } from '../../design-context'
import { boothTexts as texts } from './booth.texts'
import styles from './bulk-form.module.css'
import { common } from './common'
import { BothLanguages, ChoiceField } from './fields'
import { FontFields } from './font-fields'
import { sideTexts } from './side.texts'
import { useStateChoices } from './use-state-choices'

/** The same for several booths at once. What binds a booth that somebody has stays as it is. */
export function BulkForm({ booths }: { booths: readonly DraftBooth[] }) {
  const say = useSay()
  const language = useLanguage()
  const { hall, editor, facts, ask } = useDesign()
  const typeName = useCodeName('exhibitType')
  const states = useStateChoices()
  const free = booths.filter(({ id }) => {
    const fact = facts.get(id)
    return !fact || !isTaken(fact)
  })
  const held = booths.length - free.length
  const area = booths.reduce((sum, { width, depth }) => sum + width * depth, 0)
  const standard = booths.filter(({ boothClass }) => boothClass === 'standard')
  const set = (which: readonly DraftBooth[], fields: BoothFields) =>
    editor.change('edit', (draft) =>
      setOnBooths(
        draft,
        which.map(({ id }) => id),
        fields,
      ),
    )
  const different = { placeholder: say(texts.differs) }
  return (
    <>
      <p className={styles.sum}>
        {say(texts.allArea, { area: formatNumber(Math.round(area * 100) / 100, language) })}
      </p>
      {held > 0 ? <p className={styles.held}>{say(texts.someHeld, { count: held })}</p> : null}
      <ChoiceField
        label={texts.boothClass}
        {...different}
        value={common(booths, ({ boothClass }) => boothClass)}
        choices={boothClasses.map((value) => ({ value, label: boothClassNames[value][language] }))}
        disabled={free.length === 0}
        onChange={(boothClass) => set(free, { boothClass })}
      />
      {hall.exhibitType === openToSeveral ? (
        <ChoiceField
          label={texts.exhibitType}
          {...different}
          value={common(booths, ({ exhibitType }) => exhibitType)}
          choices={designTypes.map((value) => ({
            value: value as string,
            label: `${value} ${typeName(value)}`,
          }))}
          disabled={free.length === 0}
          onChange={(exhibitType) => set(free, { exhibitType })}
        />
      ) : null}
      {standard.length > 0 ? (
        <ChoiceField
          label={texts.special}
          {...different}
          value={common(standard, ({ special }) => (special ? 'yes' : 'no'))}
          choices={(['no', 'yes'] as const).map((value) => ({ value, label: say(texts[value]) }))}
          onChange={(value) => set(standard, { special: value === 'yes' })}
        />
      ) : null}
      {booths.every(({ code }) => code !== '') ? (
        <ChoiceField
          label={texts.status}
          {...different}
          value={common(free, ({ use }) => use)}
          choices={states}
          disabled={free.length === 0}
          onChange={(use) => set(free, { use })}
        />
      ) : null}
      {free.length > 0 && free.every(({ use }) => use === 'function') ? (
        <ServiceNames key={free.map(({ id }) => id).join()} booths={free} />
      ) : null}
      <FontFields booths={booths} edit="fonts of several" />
      <Button block onClick={() => ask({ about: 'numbers', ids: booths.map(({ id }) => id) })}>
        {say(sideTexts.renumber)}
      </Button>
    </>
  )
}

/** What service areas are called, in each language for itself: what differs in the other one stays. */
function ServiceNames({ booths }: { booths: readonly DraftBooth[] }) {
  const say = useSay()
  const language = useLanguage()
  const { editor } = useDesign()
  const ids = booths.map(({ id }) => id)
  const shared = { zh: common(booths, ({ name }) => name.zh), en: common(booths, ({ name }) => name.en) }
  const hint = (name: string | undefined) => (name === undefined ? say(texts.differs) : '')
  return (
    <>
      <BothLanguages
        labels={{ zh: texts.nameZh, en: texts.nameEn }}
        value={{ zh: shared.zh ?? '', en: shared.en ?? '' }}
        placeholder={{ zh: hint(shared.zh), en: hint(shared.en) }}
        commit={(_, typed) =>
          editor.change(
            'edit',
            (draft) =>
              changed(draft, ids, (piece) =>
                piece.kind === 'booth' ? { ...piece, name: { ...piece.name, ...typed } } : piece,
              ),
            { run: `names of ${ids.join()}` },
          )
        }
        keptAs={`names of ${ids.join()}`}
      />
      {booths.some(({ name }) => !name.zh && !name.en) ? (
        <p className={styles.fault} role="alert">
          {translate(designMessages.nameMissing, language)}
        </p>
      ) : null}
    </>
  )
}
