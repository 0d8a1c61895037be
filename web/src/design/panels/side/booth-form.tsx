import { LockOutlined } from '@ant-design/icons'
import { boothClasses, boothClassNames, boothStateNames } from '@fairground/domain/booth'
import { designMessages, designTypes } from '@fairground/domain/design'
import { translate } from '@fairground/domain/text'
import { openToSeveral } from '@fairground/domain/venue'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import { type BoothFields, resizeTo, setOnBooths } from '@fairground/floorplan/design/operations/bulk'
import { changed } from '@fairground/floorplan/design/operations/changing'
import { Segmented } from 'antd'
import { useCodeName } from '../../../codelist'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign } from '../../design-context'
import { areaIn, metresIn } from '../measures'
import { boothTexts as texts } from './booth.texts'
import styles from './booth-form.module.css'
import { CodeField } from './code-field'
import { FieldRow } from './field-row'
import { BothLanguages, ChoiceField, MetresField, ReadField } from './fields'
import { FontFields } from './font-fields'
import { Neighbours } from './neighbours'
import { OpeningField } from './opening-field'
import { useIsOff } from './use-is-off'
import { useStateChoices } from './use-state-choices'

/** Everything a booth is, field by field; what geometry knows is computed and said. */
export function BoothForm({ booth }: { booth: DraftBooth }) {
  const say = useSay()
  const language = useLanguage()
  const { hall, editor, facts, published } = useDesign()
  const isOff = useIsOff()
  const typeName = useCodeName('exhibitType')
  const states = useStateChoices()
  const fact = facts.get(booth.id)
  const held = fact && isTaken(fact) ? fact : undefined
  const standing = held && published.draft.booths.find(({ id }) => id === booth.id)
  const edit = `edit ${booth.id}`
  const kept = (what: string) => `${booth.id} ${what}`
  const set = (fields: BoothFields) =>
    editor.change('edit', (draft) => setOnBooths(draft, [booth.id], fields), { run: edit })
  /** One language leaves the other as it is by then. */
  const rename = (typed: { zh?: string; en?: string }) =>
    editor.change(
      'edit',
      (draft) =>
        changed(draft, [booth.id], (piece) =>
          piece.kind === 'booth' ? { ...piece, name: { ...piece.name, ...typed } } : piece,
        ),
      { run: edit },
    )
  const resize = (size: { width?: number; depth?: number }) =>
    editor.change(
      'resize',
      (draft) => resizeTo(draft, booth.id, { width: booth.width, depth: booth.depth, ...size }),
      { run: edit },
    )
  const takesSeveral = hall.exhibitType === openToSeveral
  const isTyped = (designTypes as readonly string[]).includes(booth.exhibitType)
  const isSmaller =
    standing && (booth.width < standing.width - 0.005 || booth.depth < standing.depth - 0.005)
      ? standing
      : undefined

  return (
    <>
      {held ? (
        <p className={styles.held}>
          <LockOutlined />
          <span>
            {say(held.name ? texts.held : texts.keptBack, {
              who: held.name,
              state: boothStateNames[held.state][language],
            })}
          </span>
        </p>
      ) : null}
      <CodeField booth={booth} edit={edit} disabled={held !== undefined && held.code === booth.code} />
      <FieldRow label={say(texts.boothClass)} required>
        <Segmented
          block
          value={booth.boothClass}
          disabled={isOff || held !== undefined}
          options={boothClasses.map((value) => ({ value, label: boothClassNames[value][language] }))}
          onChange={(boothClass) => set({ boothClass })}
        />
      </FieldRow>
      {takesSeveral ? (
        <ChoiceField
          label={texts.exhibitType}
          required
          aside={say(texts.openToSeveral)}
          value={isTyped ? booth.exhibitType : undefined}
          fault={isTyped ? undefined : translate(designMessages.exhibitTypeMissing, language)}
          disabled={held !== undefined && isTyped}
          choices={designTypes.map((value) => ({
            value: value as string,
            label: `${value} ${typeName(value)}`,
          }))}
          onChange={(exhibitType) => set({ exhibitType })}
        />
      ) : (
        <ReadField
          label={texts.exhibitType}
          aside={say(texts.typeOfHall)}
          value={`${booth.exhibitType} ${typeName(booth.exhibitType)}`}
        />
      )}
      <OpeningField booth={booth} edit={edit} />
      {booth.boothClass === 'standard' ? (
        <FieldRow label={say(texts.special)} required aside={say(texts.specialNote)}>
          <Segmented
            block
            value={booth.special ? 'yes' : 'no'}
            disabled={isOff}
            options={(['no', 'yes'] as const).map((value) => ({ value, label: say(texts[value]) }))}
            onChange={(value) => set({ special: value === 'yes' })}
          />
        </FieldRow>
      ) : null}
      <div className={styles.three}>
        <MetresField
          label={texts.width}
          required
          value={booth.width}
          commit={(width) => resize({ width })}
          keptAs={kept('width')}
        />
        <MetresField
          label={texts.depth}
          required
          value={booth.depth}
          commit={(depth) => resize({ depth })}
          keptAs={kept('depth')}
        />
        <ReadField label={texts.area} value={areaIn(booth)} suffix="m²" />
      </div>
      {isSmaller ? (
        <p className={styles.fault} role="alert">
          {say(texts.shrunk, { width: metresIn(isSmaller.width), depth: metresIn(isSmaller.depth) })}
        </p>
      ) : null}
      <Neighbours booth={booth} />
      <div className={styles.two}>
        {booth.code ? (
          held ? (
            <ReadField
              label={texts.status}
              value={boothStateNames[held.state][language]}
              suffix={<LockOutlined />}
            />
          ) : (
            <ChoiceField
              label={texts.status}
              value={booth.use}
              choices={states}
              onChange={(use) => set({ use, ...(use === 'function' && { name: { zh: '', en: '' } }) })}
            />
          )
        ) : null}
        {booth.use === 'function' && !held ? null : (
          <ReadField
            label={texts.name}
            value={held?.name ?? ''}
            placeholder={say(texts.nameLater)}
            suffix={<LockOutlined />}
          />
        )}
      </div>
      {booth.use === 'function' && !held ? (
        <>
          <BothLanguages
            labels={{ zh: texts.nameZh, en: texts.nameEn }}
            value={booth.name}
            commit={(_, typed) => rename(typed)}
            keptAs={kept('name')}
          />
          {booth.name.zh || booth.name.en ? null : (
            <p className={styles.fault} role="alert">
              {translate(designMessages.nameMissing, language)}
            </p>
          )}
        </>
      ) : null}
      <FontFields booths={[booth]} edit={edit} />
    </>
  )
}
