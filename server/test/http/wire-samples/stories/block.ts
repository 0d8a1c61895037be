import * as block from '@fairground/wire/selection/block'
import { sql } from 'kysely'
import { chineseExhibitors, type Stories, unknownId } from './people'

type Story = Parameters<Stories[string]>[0]

const reason = '省里统一组团'
const group = { groupType: '02', groupName: '样例展团' }

/** A group is named a delegate, and loses it; dividing is told in test/selection, here are its refusals. */
export const blockChoice: Stories = {
  'a group and its delegate': async (story) => {
    const who = chineseExhibitors.approved
    const companyId = await companyOf(story, who)
    await story.fair.platform.db
      .insertInto('group_unit')
      .values({ ...columnsOf(group), company_id: companyId, company_name: '样例' })
      .execute()
    const naming = { body: { ...group, companyId, reason } }
    await story.refused('clerk', block.nameDelegate, naming)
    await story.wrong('admin', block.nameDelegate, { body: { ...naming.body, reason: '' } })
    await story.refused('admin', block.nameDelegate, { body: { ...naming.body, companyId: unknownId } })
    await story.ask(who, block.ownBlock)
    await story.ask('admin', block.nameDelegate, naming)
    const delegateId = await delegateOf(story)
    await story.ask('clerk', block.listGroups)
    await story.refused(who, block.listGroups)
    await story.ask(who, block.ownBlock)
    await story.refused('clerk', block.ownBlock)
    await story.ask('clerk', block.findBlock, { params: { delegateId } })
    await story.refused('clerk', block.findBlock, { params: { delegateId: unknownId } })
    await story.refused('nobody', block.findBlock, { params: { delegateId } })
    const shares = [{ companyId: unknownId, boothIds: [unknownId] }]
    await story.refused(who, block.divideBlock, { body: { version: 1, shares } })
    await story.wrong(who, block.divideBlock, { body: { version: 1, shares: [] } })
    await story.refused('overseas', block.divideBlock, { body: { version: 1, shares } })
    const dividing = { body: { delegateId, version: 1, shares, reason } }
    await story.refused('admin', block.divideFor, dividing)
    await story.refused('clerk', block.divideFor, dividing)
    await story.refused('clerk', block.endDelegate, { body: { delegateId, reason } })
    await story.ask('admin', block.endDelegate, { body: { delegateId, reason } })
    await story.refused('admin', block.endDelegate, { body: { delegateId, reason } })
    await story.fair.platform.db.deleteFrom('group_unit').where('company_id', '=', companyId).execute()
  },
}

const columnsOf = ({ groupType, groupName }: typeof group) => ({
  group_type: groupType,
  group_name: groupName,
})

async function companyOf({ fair }: Story, username: string): Promise<string> {
  const { id } = await fair.platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select('company.id')
    .where('username', '=', username)
    .where('edition', '=', 21)
    .executeTakeFirstOrThrow()
  return id
}

async function delegateOf({ fair }: Story): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM group_delegate WHERE ended_at IS NULL`.execute(
    fair.platform.db,
  )
  return rows[0]?.id ?? unknownId
}
