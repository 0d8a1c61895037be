-- The lists of sign-ups in their order, and whom to call, found without reading every company.
CREATE INDEX company_by_submission ON company (edition, submitted_at DESC NULLS LAST, created_at DESC, id)
  WHERE deleted_at IS NULL;
CREATE INDEX company_by_review ON company (
  edition,
  (coalesce(array_position(ARRAY['awaiting', 'started', 'second'], review_state), 4)),
  (CASE WHEN review_state IN ('awaiting', 'started', 'second') THEN submitted_at END),
  reviewed_at DESC NULLS LAST,
  id
) WHERE deleted_at IS NULL AND data_state <> 'draft';
CREATE INDEX company_approved ON company (edition, reviewed_at DESC NULLS LAST, id)
  WHERE deleted_at IS NULL AND review_state = 'approved';
CREATE INDEX company_contact_grams ON company
  USING gin (grams(contact_name || ' ' || contact_mobile || ' ' || backup_name || ' ' || backup_mobile));
CREATE INDEX account_username_grams ON account USING gin (grams(username));
CREATE INDEX company_number_grams ON company USING gin (grams(registration_number));
