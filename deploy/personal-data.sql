-- Everything the database knows about one account, as one JSON document. docs/operations.md, "Personal data".
--   psql "$DATABASE_URL" -v name='13800000001' -At -f personal-data.sql > answer.json
WITH person AS (SELECT * FROM account WHERE lower(username) = lower(:'name')),
companies AS (SELECT company.* FROM company JOIN person ON person.id = company.account_id)
SELECT jsonb_pretty(jsonb_build_object(
  'account', (SELECT jsonb_agg(to_jsonb(person) - 'password_hash') FROM person),
  'sessions', (SELECT jsonb_agg(to_jsonb(session) - 'token_hash') FROM session JOIN person ON person.id = account_id),
  'companies', (SELECT jsonb_agg(to_jsonb(companies)) FROM companies),
  'invoices', (SELECT jsonb_agg(to_jsonb(part)) FROM invoice_profile part JOIN companies ON companies.id = company_id),
  'qualification', (SELECT jsonb_agg(to_jsonb(part)) FROM qualification_survey part
    JOIN companies ON companies.id = company_id),
  'scale', (SELECT jsonb_agg(to_jsonb(part)) FROM scale_survey part JOIN companies ON companies.id = company_id),
  'intro', (SELECT jsonb_agg(to_jsonb(part)) FROM company_intro part JOIN companies ON companies.id = company_id),
  'products', (SELECT jsonb_agg(to_jsonb(part)) FROM product_intro part JOIN companies ON companies.id = company_id),
  'boothRequests', (SELECT jsonb_agg(to_jsonb(part)) FROM booth_request part
    JOIN companies ON companies.id = company_id),
  'boothHistory', (SELECT jsonb_agg(to_jsonb(part)) FROM booth_history part JOIN person ON person.id = account_id),
  'files', (SELECT jsonb_agg(to_jsonb(stored_file)) FROM stored_file JOIN person ON person.id = owner_id),
  'questions', (SELECT jsonb_agg(to_jsonb(part)) FROM board_question part JOIN person ON person.id = account_id),
  'mobileChanges', (SELECT jsonb_agg(to_jsonb(part)) FROM phone_change_request part
    JOIN person ON person.id = account_id),
  'messages', (SELECT jsonb_agg(to_jsonb(message) - 'secrets') FROM outbox_message message
    WHERE lower(recipient) = lower(:'name')
      OR recipient IN (SELECT unnest(ARRAY[contact_mobile, email, recovery_email]) FROM companies)),
  'logins', (SELECT jsonb_agg(to_jsonb(login_log)) FROM login_log WHERE lower(username) = lower(:'name')),
  'codes', (SELECT jsonb_agg(to_jsonb(code_log)) FROM code_log WHERE lower(target) = lower(:'name')),
  'changes', (SELECT jsonb_agg(to_jsonb(audit_entry)) FROM audit_entry
    WHERE actor_id IN (SELECT id FROM person)
      OR subject_id IN (SELECT id::text FROM person UNION SELECT id::text FROM companies))));
