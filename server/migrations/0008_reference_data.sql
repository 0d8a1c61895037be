-- Searching, editing together, importing and undoing the organiser's lists; what being blacklisted means.

-- All one- and two-character pieces of a text. Chinese words are mostly two characters long, which trigram indexes
-- cannot serve; an index over these pieces can.
-- In PL/pgSQL: as a plain SQL function it took eight times as long, for every row indexed and every row looked at.
CREATE FUNCTION grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  signs  text[] := regexp_split_to_array(lower(words), '');
  pieces text[] := signs;
BEGIN
  FOR place IN 2 .. cardinality(signs) LOOP
    pieces := pieces || (signs[place - 1] || signs[place]);
  END LOOP;
  RETURN pieces;
END $$;

-- A company's name without what people leave out or write differently: 北京 (华安) 消防有限公司 is 北京华安消防.
CREATE FUNCTION name_core(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  regexp_replace(
    regexp_replace(lower(normalize(name, NFKC)), '[[:space:][:punct:]·、。]', '', 'g'),
    '股份|有限|责任|公司|集团|co(mpany)?(ltd|limited)$|gmbh$|inc$|ltd$|llc$', '', 'g');

ALTER TABLE review_comment     ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE booth_tier         ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE credit_grade       ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE council_member     ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE group_unit         ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE association_member ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE blacklist_entry    ADD COLUMN version integer NOT NULL DEFAULT 1;

-- An empty text is how every other column says that nothing is known.
UPDATE group_unit SET credit_code = '' WHERE credit_code IS NULL;
ALTER TABLE group_unit ALTER COLUMN credit_code SET DEFAULT '', ALTER COLUMN credit_code SET NOT NULL;

CREATE INDEX review_comment_grams     ON review_comment     USING gin (grams(text));
CREATE INDEX credit_grade_grams       ON credit_grade       USING gin (grams(company_name));
CREATE INDEX council_member_grams     ON council_member     USING gin (grams(company_name));
CREATE INDEX group_unit_grams         ON group_unit         USING gin (grams(company_name));
CREATE INDEX association_member_grams ON association_member USING gin (grams(company_name));
CREATE INDEX blacklist_entry_grams    ON blacklist_entry    USING gin (grams(company_name));
CREATE INDEX company_grams            ON company            USING gin (grams(name_zh || ' ' || name_en));

CREATE INDEX credit_grade_name_core       ON credit_grade       (name_core(company_name)) WHERE deleted_at IS NULL;
CREATE INDEX council_member_name_core     ON council_member     (name_core(company_name)) WHERE deleted_at IS NULL;
CREATE INDEX group_unit_name_core         ON group_unit         (name_core(company_name)) WHERE deleted_at IS NULL;
CREATE INDEX association_member_name_core ON association_member (name_core(company_name)) WHERE deleted_at IS NULL;
CREATE INDEX blacklist_entry_name_core    ON blacklist_entry    (name_core(company_name)) WHERE deleted_at IS NULL;

CREATE INDEX association_member_certificate ON association_member (certificate_number) WHERE deleted_at IS NULL;
CREATE INDEX credit_grade_code   ON credit_grade   (credit_code) WHERE deleted_at IS NULL;
CREATE INDEX council_member_code ON council_member (credit_code) WHERE deleted_at IS NULL;
CREATE INDEX group_unit_code     ON group_unit     (credit_code) WHERE deleted_at IS NULL;

-- The order each list is read in.
CREATE INDEX review_comment_order     ON review_comment     (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX credit_grade_order       ON credit_grade       (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX council_member_order     ON council_member     (serial, id)          WHERE deleted_at IS NULL;
CREATE INDEX group_unit_order         ON group_unit         (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX association_member_order ON association_member (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX blacklist_entry_order    ON blacklist_entry    (created_at DESC, id) WHERE deleted_at IS NULL;

CREATE INDEX login_log_grams      ON login_log      USING gin (grams(username));
CREATE INDEX outbox_message_grams ON outbox_message USING gin (grams(recipient));

ALTER TABLE code_item ADD COLUMN version    integer NOT NULL DEFAULT 1;
-- Items the product ships come back at every start; only what staff added can be taken away.
ALTER TABLE code_item ADD COLUMN is_default boolean NOT NULL DEFAULT true;

-- One workbook on its way into one list. Its content is kept until it was read, so that a crash loses nothing.
CREATE TABLE import_run (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list             text NOT NULL,
  file_name        text NOT NULL,
  content          bytea,
  apply_when_clean boolean NOT NULL DEFAULT false,
  state            text NOT NULL DEFAULT 'checking'
                   CHECK (state IN ('checking', 'checked', 'applying', 'applied', 'failed', 'undone')),
  rows_read        integer NOT NULL DEFAULT 0,
  to_add           integer NOT NULL DEFAULT 0,
  to_change        integer NOT NULL DEFAULT 0,
  unchanged        integer NOT NULL DEFAULT 0,
  faulty           integer NOT NULL DEFAULT 0,
  doubtful         integer NOT NULL DEFAULT 0,
  ignored_columns  text[] NOT NULL DEFAULT '{}',
  -- Key and figures of a message, when the workbook as a whole cannot be used.
  problem          jsonb,
  created_at       timestamptz NOT NULL DEFAULT now(),
  created_by       uuid NOT NULL REFERENCES account,
  -- Who had it carried out, and from where: not always who uploaded it.
  applied_by       uuid REFERENCES account,
  address          text NOT NULL DEFAULT '',
  moved_at         timestamptz NOT NULL DEFAULT now(),
  settled_at       timestamptz
);
CREATE INDEX import_run_newest ON import_run (list, created_at DESC);

CREATE TABLE import_row (
  run_id        uuid NOT NULL REFERENCES import_run ON DELETE CASCADE,
  -- As the spreadsheet counts.
  number        integer NOT NULL,
  action        text NOT NULL DEFAULT 'add' CHECK (action IN ('add', 'change', 'same', 'fault')),
  row_id        uuid NOT NULL DEFAULT gen_random_uuid(),
  base_version  integer,
  -- What the row's filled cells say, by column of the list's table. Blank cells say nothing.
  given         jsonb NOT NULL,
  -- The cells as typed, by field, for the workbook of faulty rows.
  typed         jsonb NOT NULL DEFAULT '{}',
  -- Required fields left blank: a fault unless the row turns out to be one the list already has.
  missing       text[] NOT NULL DEFAULT '{}',
  -- What the cells themselves show; planning adds what only the list can show, and may be done again.
  cell_faults   jsonb NOT NULL DEFAULT '[]',
  faults        jsonb NOT NULL DEFAULT '[]',
  warnings      jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (run_id, number)
);

ALTER TABLE audit_entry ADD COLUMN import_id uuid;
CREATE INDEX audit_entry_import ON audit_entry (import_id) WHERE import_id IS NOT NULL;

-- A blacklisted company cannot submit, be approved or take a booth, whichever code path tries.
CREATE FUNCTION refuse_blacklisted(account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM blacklist_entry WHERE account_id = account AND deleted_at IS NULL) THEN
    RAISE EXCEPTION 'company is blacklisted' USING ERRCODE = 'FG001';
  END IF;
END $$;

CREATE FUNCTION refuse_blacklisted_sign_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_blacklisted(NEW.account_id);
  RETURN NEW;
END $$;
CREATE TRIGGER company_not_blacklisted_begin BEFORE INSERT ON company FOR EACH ROW
  WHEN (NEW.data_state = 'submitted' OR NEW.review_state = 'approved')
  EXECUTE FUNCTION refuse_blacklisted_sign_up();
CREATE TRIGGER company_not_blacklisted_submit BEFORE UPDATE OF data_state ON company FOR EACH ROW
  WHEN (NEW.data_state = 'submitted' AND OLD.data_state <> 'submitted')
  EXECUTE FUNCTION refuse_blacklisted_sign_up();
CREATE TRIGGER company_not_blacklisted_approve BEFORE UPDATE OF review_state ON company FOR EACH ROW
  WHEN (NEW.review_state = 'approved' AND OLD.review_state IS DISTINCT FROM 'approved')
  EXECUTE FUNCTION refuse_blacklisted_sign_up();

CREATE FUNCTION refuse_blacklisted_booth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_blacklisted(account_id) FROM company WHERE id = NEW.company_id;
  RETURN NEW;
END $$;
CREATE TRIGGER booth_holding_not_blacklisted BEFORE INSERT ON booth_holding
  FOR EACH ROW EXECUTE FUNCTION refuse_blacklisted_booth();
-- Moved to another company, or taken up again after it was given back.
CREATE TRIGGER booth_holding_not_blacklisted_move BEFORE UPDATE OF company_id, released_at ON booth_holding
  FOR EACH ROW WHEN (NEW.released_at IS NULL AND (NEW.company_id <> OLD.company_id OR OLD.released_at IS NOT NULL))
  EXECUTE FUNCTION refuse_blacklisted_booth();
