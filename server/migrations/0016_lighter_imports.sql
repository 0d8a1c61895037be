-- An import of 50,000 rows spent a quarter of its time on a log entry for each row it added, although the row itself
-- says the same. It now says which import it came with, and the log has one entry for that import. What it said when
-- it came is what its first change found, or what it still says. No foreign key: see migration 0011.
ALTER TABLE credit_grade       ADD COLUMN import_id uuid;
ALTER TABLE council_member     ADD COLUMN import_id uuid;
ALTER TABLE group_unit         ADD COLUMN import_id uuid;
ALTER TABLE association_member ADD COLUMN import_id uuid;

UPDATE credit_grade item SET import_id = entry.import_id FROM audit_entry entry
WHERE entry.action = 'import-add' AND entry.subject_type = 'creditGrade' AND entry.subject_id = item.id::text;
UPDATE council_member item SET import_id = entry.import_id FROM audit_entry entry
WHERE entry.action = 'import-add' AND entry.subject_type = 'councilMember' AND entry.subject_id = item.id::text;
UPDATE group_unit item SET import_id = entry.import_id FROM audit_entry entry
WHERE entry.action = 'import-add' AND entry.subject_type = 'groupUnit' AND entry.subject_id = item.id::text;
UPDATE association_member item SET import_id = entry.import_id FROM audit_entry entry
WHERE entry.action = 'import-add' AND entry.subject_type = 'associationMember' AND entry.subject_id = item.id::text;

-- The row of the list that a row of the file would change. One that would be added gets its id when it is.
ALTER TABLE import_row ALTER COLUMN row_id DROP NOT NULL, ALTER COLUMN row_id DROP DEFAULT;

-- The workbook waits in the file store, like every other file: five megabytes in one value held up everybody's
-- requests while they were written. A file that was being read while this ran is asked for again.
ALTER TABLE import_run DROP COLUMN content;
ALTER TABLE import_run ADD COLUMN file_id uuid REFERENCES stored_file ON DELETE SET NULL;

-- As before; but nearly every name is in its normal form already, and finding that out takes a third of the time that
-- normalising it takes.
CREATE OR REPLACE FUNCTION name_core(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := CASE WHEN name IS NFKC NORMALIZED THEN name ELSE normalize(name, NFKC) END;
  core  text := regexp_replace(lower(plain), '[[:space:][:punct:]·、。]+', '', 'g');
BEGIN
  core := replace(replace(replace(replace(replace(core, '股份', ''), '有限', ''), '责任', ''), '公司', ''), '集团', '');
  IF right(core, 1) BETWEEN 'a' AND 'z' THEN
    core := regexp_replace(core, '(co(mpany)?(ltd|limited)|gmbh|inc|ltd|llc)$', '');
  END IF;
  RETURN core;
END $$;
