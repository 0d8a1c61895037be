-- One engine for whatever is published while people go on writing: every version of a row, which of them is read, when the
-- next goes out, and who is at work on it.

CREATE TABLE row_version (
  -- Ids of rows are no other list's: see isInAnotherList.
  row_id       uuid NOT NULL,
  number       integer NOT NULL CHECK (number > 0),
  list         text NOT NULL,
  -- By the names of the list's fields.
  says         jsonb NOT NULL,
  note         text NOT NULL DEFAULT '',
  written_at   timestamptz NOT NULL DEFAULT now(),
  written_by   uuid REFERENCES account,
  -- What readers read.
  released     boolean NOT NULL DEFAULT false,
  PRIMARY KEY (row_id, number)
);
CREATE UNIQUE INDEX row_version_released ON row_version (row_id) WHERE released;

-- The files a version names: kept for as long as it can be brought back.
CREATE TABLE row_version_file (
  row_id   uuid NOT NULL,
  number   integer NOT NULL,
  file_id  uuid NOT NULL REFERENCES stored_file,
  PRIMARY KEY (row_id, number, file_id),
  FOREIGN KEY (row_id, number) REFERENCES row_version ON DELETE CASCADE
);
CREATE INDEX row_version_file_by_file ON row_version_file (file_id);

-- Whoever has a row open says so again and again; who has not for a while has gone.
CREATE TABLE row_editor (
  row_id      uuid NOT NULL,
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  seen_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (row_id, account_id)
);

-- What every row of such a list has beside its words.
CREATE PROCEDURE add_publishing(of_table regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s
    ADD COLUMN state         text NOT NULL DEFAULT ''draft'' CHECK (state IN (''draft'', ''published'', ''withdrawn'')),
    ADD COLUMN published_at  timestamptz,
    ADD COLUMN published_by  uuid REFERENCES account,
    ADD COLUMN revised_at    timestamptz,
    ADD COLUMN version       integer NOT NULL DEFAULT 1,
    ADD COLUMN deleted_at    timestamptz,
    ADD COLUMN created_at    timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN created_by    uuid REFERENCES account,
    ADD COLUMN updated_at    timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN updated_by    uuid REFERENCES account,
    ADD CHECK (state = ''draft'' OR published_at IS NOT NULL),
    ADD CHECK (deleted_at IS NULL OR state = ''draft'')', of_table);
  CALL add_planning(of_table);
END $$;

CREATE PROCEDURE add_planning(of_table regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s
    ADD COLUMN due_at   timestamptz,
    ADD COLUMN due_by   uuid REFERENCES account,
    ADD COLUMN ends_at  timestamptz,
    ADD COLUMN ends_by  uuid REFERENCES account,
    ADD CHECK ((due_at IS NULL) = (due_by IS NULL) AND (ends_at IS NULL) = (ends_by IS NULL)),
    ADD CHECK (ends_at > due_at)', of_table);
  EXECUTE format('CREATE INDEX ON %s (least(due_at, ends_at)) WHERE due_at IS NOT NULL OR ends_at IS NOT NULL', of_table);
END $$;

CALL add_planning('portal_question');
CALL add_planning('portal_contact');

-- A draft may be unfinished; what is published is judged before.
DO $$
DECLARE held record;
BEGIN
  FOR held IN
    SELECT conrelid::regclass AS of_table, conname FROM pg_constraint
    WHERE conrelid IN ('portal_question'::regclass, 'portal_contact'::regclass) AND contype = 'c'
      AND (pg_get_constraintdef(oid) LIKE '%question_zh%' OR pg_get_constraintdef(oid) LIKE '%organiser_zh%')
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', held.of_table, held.conname);
  END LOOP;
END $$;

-- Until now readers read what was saved last.
UPDATE portal_question SET revised_at = NULL;
UPDATE portal_contact SET revised_at = NULL;
INSERT INTO row_version (row_id, number, list, says, written_at, written_by, released)
SELECT id, 1, 'portalQuestion', jsonb_build_object(
    'question', jsonb_build_object('zh', question_zh, 'en', question_en),
    'answer', jsonb_build_object('zh', answer_zh, 'en', answer_en)), updated_at, updated_by, state = 'published'
FROM portal_question;
INSERT INTO row_version (row_id, number, list, says, written_at, written_by, released)
SELECT id, 1, 'portalContact', jsonb_build_object(
    'organiser', jsonb_build_object('zh', organiser_zh, 'en', organiser_en),
    'address', jsonb_build_object('zh', address_zh, 'en', address_en),
    'hours', jsonb_build_object('zh', hours_zh, 'en', hours_en),
    'phone', phone, 'fax', fax, 'email', email, 'postcode', postcode, 'wechat', wechat), updated_at, updated_by,
  state = 'published'
FROM portal_contact;
