-- Deferrals: a later day for one instalment, proposed by one person and decided by another. Only days move, never money.

CREATE TABLE payment_deferral (
  -- Made by the form: pressing twice proposes once.
  id           uuid PRIMARY KEY,
  contract_id  uuid NOT NULL,
  instalment   integer NOT NULL,
  version      integer NOT NULL DEFAULT 1,
  state        text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'granted', 'refused', 'withdrawn')),
  -- The day it was due when the deferral was asked for.
  due_before   date NOT NULL,
  due_on       date NOT NULL,
  reason       text NOT NULL CHECK (reason <> ''),
  asked_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  asked_by     uuid NOT NULL REFERENCES account,
  -- Whose day it is now: the asker's, or that of an approver who proposed another one.
  proposed_by  uuid NOT NULL REFERENCES account,
  decided_at   timestamptz,
  decided_by   uuid REFERENCES account,
  -- Why it was refused.
  answer       text NOT NULL DEFAULT '',
  FOREIGN KEY (contract_id, instalment) REFERENCES contract_instalment (contract_id, number),
  CHECK (due_on > due_before),
  CHECK ((state = 'proposed') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  -- Two people, whatever the code forgets.
  CHECK (state NOT IN ('granted', 'refused') OR decided_by <> proposed_by),
  CHECK ((state = 'refused') = (answer <> ''))
);
CREATE UNIQUE INDEX payment_deferral_open ON payment_deferral (contract_id, instalment) WHERE state = 'proposed';
CREATE INDEX payment_deferral_contract ON payment_deferral (contract_id, asked_at);

-- Who did what when, for ever.
CREATE TABLE payment_deferral_event (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deferral_id  uuid NOT NULL REFERENCES payment_deferral,
  event        text NOT NULL CHECK (event IN ('propose', 'revise', 'counter', 'grant', 'refuse', 'withdraw')),
  at           timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id     uuid NOT NULL REFERENCES account,
  -- The day it was about.
  due_on       date NOT NULL,
  reason       text NOT NULL DEFAULT ''
);
CREATE INDEX payment_deferral_event_of ON payment_deferral_event (deferral_id, id);
CREATE TRIGGER payment_deferral_event_append_only BEFORE UPDATE OR DELETE ON payment_deferral_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Everything that happened about money: entries of the ledger, vouchers, deferrals.
CREATE VIEW payment_log AS
SELECT happened.id, happened.at, happened.event, happened.amount / 100.0 AS amount, contract.currency,
  contract.number AS contract_number, coalesce(nullif(company.name_zh, ''), company.name_en) AS company_name,
  happened.reason, coalesce(actor.username, '') AS actor_name, contract.edition
FROM (
  SELECT 'entry:' || id AS id, made_at AS at, 'entry-' || kind AS event, amount, reason, made_by AS actor_id, contract_id
  FROM ledger_entry
  UNION ALL
  SELECT 'sent:' || id, sent_at, 'voucher-send', amount, '', sent_by, contract_id FROM payment_voucher
  UNION ALL
  SELECT 'decided:' || id, decided_at, CASE state WHEN 'confirmed' THEN 'voucher-confirm' WHEN 'returned' THEN 'voucher-return'
    ELSE 'voucher-withdraw' END, amount, reason, decided_by, contract_id
  FROM payment_voucher WHERE decided_at IS NOT NULL
  UNION ALL
  SELECT 'deferral:' || event.id, event.at, 'deferral-' || event.event, part.amount,
    concat_ws(' ', deferral.due_before::text || ' → ' || event.due_on::text, nullif(event.reason, '')), event.actor_id,
    deferral.contract_id
  FROM payment_deferral_event event JOIN payment_deferral deferral ON deferral.id = event.deferral_id
  JOIN contract_instalment part ON part.contract_id = deferral.contract_id AND part.number = deferral.instalment
) happened
JOIN contract ON contract.id = happened.contract_id
JOIN company ON company.id = contract.company_id
LEFT JOIN account actor ON actor.id = happened.actor_id;
