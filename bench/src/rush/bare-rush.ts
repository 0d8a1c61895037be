import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Command } from '../kernel/cores'
import { mustHold } from '../kernel/measurement'
import { makeTempDir } from '../kernel/temp-dir'
import { ReferenceUnavailable } from '../references/install'
import { companies } from './rush-fair'

/**
 * The decision as the database alone can make it: the same rules in the same order on the same tables, in one call.
 * Refusals are not written down, which is in its favour.
 */
const bareChoice = `
  CREATE FUNCTION bare_choose(this_turn bigint) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE wish rush_wish; own company; wanted booth; in_hall hall; allowed integer; has integer;
  BEGIN
    SELECT * INTO wish FROM rush_wish WHERE turn = this_turn;
    IF NOT FOUND THEN RETURN 'nobody'; END IF;
    SELECT * INTO own FROM company WHERE account_id = wish.account_id AND id = wish.company_id FOR UPDATE;
    IF (SELECT value FROM setting WHERE key = 'selectionStarted') <> 'true' THEN RETURN 'notStarted'; END IF;
    IF own.review_state IS DISTINCT FROM 'approved' THEN RETURN 'notApproved'; END IF;
    IF EXISTS (SELECT FROM blacklist_entry WHERE account_id = own.account_id AND deleted_at IS NULL)
      THEN RETURN 'blacklisted'; END IF;
    SELECT max(max_count) INTO allowed FROM booth_tier tier JOIN booth_request request
      ON tier.exhibit_type = request.exhibit_type AND tier.booth_type = request.booth_type
        AND request.standard_booths BETWEEN tier.min_count AND tier.max_count
      WHERE request.company_id = own.id AND tier.deleted_at IS NULL;
    IF allowed IS NULL THEN RETURN 'noQuota'; END IF;
    IF NOT EXISTS (SELECT FROM selection_window WHERE company_id = own.id
      AND starts_at <= clock_timestamp() AND clock_timestamp() < ends_at) THEN RETURN 'noWindow'; END IF;
    IF EXISTS (SELECT FROM booth_choice WHERE company_id = own.id AND state <> 'choosing') THEN RETURN 'finished'; END IF;
    SELECT count(*) INTO has FROM booth_holding WHERE company_id = own.id AND released_at IS NULL;
    SELECT * INTO wanted FROM booth WHERE id = wish.booth_id AND deleted_at IS NULL FOR UPDATE;
    IF wanted.status <> 'normal' THEN RETURN 'taken'; END IF;
    SELECT * INTO in_hall FROM hall WHERE id = wanted.hall_id;
    IF in_hall.usage <> 'open' OR in_hall.kind <> 'indoor' THEN RETURN 'outOfRange'; END IF;
    IF wanted.booth_class <> 'standard' OR wanted.exhibit_type <> '02' THEN RETURN 'otherClass'; END IF;
    IF has + 1 > allowed THEN RETURN 'standardMost'; END IF;
    IF has > 0 AND NOT EXISTS (SELECT FROM booth_holding holding JOIN booth other ON other.id = holding.booth_id
      WHERE holding.company_id = own.id AND released_at IS NULL AND other.hall_id = wanted.hall_id
        AND other.y_m = wanted.y_m AND abs(other.x_m - wanted.x_m) = wanted.width_m) THEN RETURN 'apart'; END IF;
    UPDATE booth SET status = 'occupy' WHERE id = wanted.id;
    INSERT INTO booth_holding (booth_id, company_id, edition, origin, taken_at, taken_by)
      VALUES (wanted.id, own.id, wanted.edition, 'chosen', clock_timestamp(), own.account_id);
    INSERT INTO selection_event (edition, company_id, actor_id, action, booth_ids)
      VALUES (wanted.edition, own.id, own.account_id, 'choose', ARRAY[wanted.id]);
    INSERT INTO bare_done VALUES (own.id);
    RETURN 'done';
  END $$`

export interface BareRush {
  /** Decisions a second. */
  run(): Promise<{ perSecond: number; acknowledged: number }>
}

/** pgbench on the core of the load, against the product's own PostgreSQL. */
export async function prepareBareRush(
  client: pg.Client,
  connectionString: string,
  { connections, on }: { connections: number; on: (command: Command) => Command },
): Promise<BareRush> {
  const ask = promisify(execFile)
  await ask('pgbench', ['--version']).catch(() => {
    throw new ReferenceUnavailable('there is no pgbench: apt-get install postgresql-contrib')
  })
  await client.query('CREATE UNLOGGED TABLE bare_done (company_id uuid)')
  await client.query('CREATE SEQUENCE bare_turn')
  await client.query(bareChoice)
  const script = path.join(await makeTempDir(), 'rush.sql')
  await writeFile(script, `SELECT bare_choose(nextval('bare_turn'));\n`)
  const each = Math.ceil(companies / connections)
  const words = [
    '-n',
    '-M',
    'prepared',
    '-f',
    script,
    '-c',
    String(connections),
    '-j',
    '1',
    '-t',
    String(each),
  ]
  const { file, args } = on({ file: 'pgbench', args: [...words, connectionString] })
  return {
    async run() {
      await client.query('TRUNCATE bare_done')
      await client.query(`SELECT setval('bare_turn', 1, false)`)
      const { stdout } = await ask(file, args)
      const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
      mustHold(perSecond > 0, `pgbench said: ${stdout}`)
      const { rows } = await client.query<{ done: number }>('SELECT count(*)::int AS done FROM bare_done')
      return { perSecond, acknowledged: rows[0]?.done ?? 0 }
    },
  }
}
