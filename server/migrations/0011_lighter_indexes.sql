-- Half of what the search indexes held were single characters: they made every row twice as dear to add, and a search
-- for one character finds too much for an index to help.
CREATE OR REPLACE FUNCTION grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  signs  text[] := string_to_array(lower(words), NULL);
  pieces text[] := '{}';
BEGIN
  FOR place IN 2 .. cardinality(signs) LOOP
    pieces := pieces || (signs[place - 1] || signs[place]);
  END LOOP;
  RETURN pieces;
END $$;

-- As before, but plain replacements take half as long as a pattern over every name; only names that end in a Latin
-- letter can end in a Latin legal form.
CREATE OR REPLACE FUNCTION name_core(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  core text := regexp_replace(lower(normalize(name, NFKC)), '[[:space:][:punct:]·、。]+', '', 'g');
BEGIN
  core := replace(replace(replace(replace(replace(core, '股份', ''), '有限', ''), '责任', ''), '公司', ''), '集团', '');
  IF right(core, 1) BETWEEN 'a' AND 'z' THEN
    core := regexp_replace(core, '(co(mpany)?(ltd|limited)|gmbh|inc|ltd|llc)$', '');
  END IF;
  RETURN core;
END $$;

REINDEX INDEX review_comment_grams;
REINDEX INDEX credit_grade_grams;
REINDEX INDEX council_member_grams;
REINDEX INDEX group_unit_grams;
REINDEX INDEX association_member_grams;
REINDEX INDEX blacklist_entry_grams;
REINDEX INDEX company_grams;
REINDEX INDEX login_log_grams;
REINDEX INDEX outbox_message_grams;
REINDEX INDEX audit_entry_grams;
REINDEX INDEX credit_grade_name_core;
REINDEX INDEX council_member_name_core;
REINDEX INDEX group_unit_name_core;
REINDEX INDEX association_member_name_core;
REINDEX INDEX blacklist_entry_name_core;

-- Rows of an import are added by the one job that owns the run; looking the run up for each of 50,000 rows protects
-- nothing. They are forgotten with their run by the job that tidies up.
ALTER TABLE import_row DROP CONSTRAINT import_row_run_id_fkey;
