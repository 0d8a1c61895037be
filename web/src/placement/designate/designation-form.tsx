import { type Designation, designation, mostCompanies } from '@fairground/domain/placement'
import { type ChangedBooths, companiesToPlace, designateBooths } from '@fairground/wire/placement'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { asking } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaForm } from '../../ui/form/schema-form'
import { useDraft } from '../../ui/form/use-draft'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import { CompanySearch } from '../company-search'
import { chosenOf, type Entry, type HallBooth } from './allotting'
import { CompanyEntry } from './company-entry'
import styles from './designate.module.css'
import { designateTexts as texts } from './designate.texts'
import { type Given, JustGiven } from './just-given'
import { Overview } from './overview'

interface Props {
  hallId: string
  booths: readonly HallBooth[]
  /** The answer of the server goes before what the plans tell, which hear of it a moment later. */
  onGiven: (changed: ChangedBooths) => void
}

/** Companies and their booths put together, and given all at once. Each hall keeps a draft of its own. */
export function DesignationForm({ hallId, booths, onGiven }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const inWords = useCompanyName()
  const [form] = Form.useForm()
  const draft = useDraft(`designate.${hallId}`, form)
  const [given, setGiven] = useState<Given>()
  const top = useRef<HTMLDivElement>(null)
  // Also what has no field on the page yet: the fields are drawn from it.
  const watched: unknown = Form.useWatch('entries', { form, preserve: true })
  const entries: Entry[] = Array.isArray(watched) ? watched : []
  const { companies, ...reading } = useCompanies(entries.map(({ companyId }) => companyId))
  const [sending, setSending] = useState(false)
  const nameOf = (companyId: string) => {
    const company = companies.get(companyId)
    return company ? inWords(company) : '…'
  }

  async function submit(values: Designation): Promise<void> {
    // What was said of an earlier try may no longer be true.
    form.setFields(
      values.entries.flatMap((_entry, place) =>
        (['companyId', 'boothIds', 'quotaReason'] as const).map((field) => ({
          name: ['entries', place, field],
          errors: [],
        })),
      ),
    )
    setSending(true)
    const changed = await call(designateBooths, { body: values }).finally(() => setSending(false))
    onGiven(changed)
    setGiven({
      hallId,
      companies: values.entries.map(({ companyId, boothIds }) => ({
        id: companyId,
        name: nameOf(companyId),
        booths: chosenOf(boothIds, booths),
      })),
    })
    announce('success', texts.done, () => ({
      companies: values.entries.length,
      count: values.entries.flatMap(({ boothIds }) => boothIds).length,
    }))
    form.resetFields()
    void refresh('signUps')
  }

  /** What is said of no company in particular stands above them all, and the button may be far below. */
  function onFailure(): void {
    top.current?.scrollIntoView({ block: 'start' })
    void refresh('halls')
  }

  return (
    <div ref={top} className={styles.form}>
      {given ? <JustGiven given={given} onClose={() => setGiven(undefined)} /> : null}
      <SchemaForm
        schema={designation}
        form={form}
        name="designate"
        marks={false}
        draft={draft}
        initialValues={{ hallId, entries: [] }}
        onSubmit={submit}
        onFailure={onFailure}
      >
        <KeptValue name="hallId" />
        <div className={styles.columns}>
          <Panel
            id="companies"
            title={say(texts.companies)}
            note={say(texts.companiesNote, { most: mostCompanies })}
          >
            {/* What is added while all of it is on its way would be neither sent nor kept. */}
            <div inert={sending}>
              <Form.List name="entries">
                {(fields, { add, remove }, { errors }) => (
                  <>
                    <div className={styles.add}>
                      <CompanySearch
                        aria-label={say(texts.addCompany)}
                        value={null}
                        disabled={entries.length >= mostCompanies}
                        without={entries.map(({ companyId }) => companyId)}
                        onChange={(companyId) => add({ companyId, boothIds: [] })}
                      />
                      <Form.ErrorList errors={errors} />
                    </div>
                    <ol className={styles.entries}>
                      {fields.map(({ key, name }) => {
                        const entry = entries[name]
                        return entry ? (
                          <CompanyEntry
                            key={key}
                            place={name}
                            entry={entry}
                            entries={entries}
                            booths={booths}
                            company={companies.get(entry.companyId)}
                            reading={reading}
                            nameOfEntry={nameOf}
                            onRemove={() => remove(name)}
                          />
                        ) : null
                      })}
                    </ol>
                  </>
                )}
              </Form.List>
              {entries.length === 0 ? (
                <EmptyState title={say(texts.noCompany)}>{say(texts.noCompanyNote)}</EmptyState>
              ) : null}
            </div>
          </Panel>
          <div className={styles.aside}>
            <Overview entries={entries} booths={booths} nameOf={nameOf} />
          </div>
        </div>
      </SchemaForm>
    </div>
  )
}

/** Asked for by their ids, so that a draft taken up again shows them as they are by now. */
function useCompanies(ids: readonly string[]) {
  const {
    data = [],
    isFetching,
    isError,
    refetch,
  } = useQuery({
    ...asking(companiesToPlace, { query: { text: '', ids: [...ids] } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return {
    companies: new Map(data.map((company) => [company.id, company])),
    loading: isFetching,
    failed: isError,
    retry: () => void refetch(),
  }
}
