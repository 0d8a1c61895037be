-- Payments: what exhibitors hand in about their transfers, and the ledger of every contract. Amounts are whole numbers of
-- the smallest unit.

-- What an exhibitor says it has transferred, with the bank's paper. It never changes but for what becomes of it.
CREATE TABLE payment_voucher (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contract_id  uuid NOT NULL REFERENCES contract,
  state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'returned', 'withdrawn')),
  amount       bigint NOT NULL CHECK (amount > 0 AND amount <= 100000000000),
  paid_on      date NOT NULL,
  payer        text NOT NULL CHECK (payer <> ''),
  reference    text NOT NULL DEFAULT '',
  -- One file is one voucher, however often somebody presses.
  file_id      uuid NOT NULL UNIQUE REFERENCES stored_file,
  -- The returned one it was sent in place of.
  replaces_id  uuid UNIQUE REFERENCES payment_voucher,
  sent_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_by      uuid NOT NULL REFERENCES account,
  decided_at   timestamptz,
  decided_by   uuid REFERENCES account,
  reason       text NOT NULL DEFAULT '',
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK ((state = 'returned') = (reason <> ''))
);
CREATE INDEX payment_voucher_contract ON payment_voucher (contract_id, sent_at);
CREATE INDEX payment_voucher_waiting ON payment_voucher (sent_at) WHERE state = 'pending';

-- Every movement of money, once and for ever. What was wrong is put right by a counter-entry.
CREATE TABLE ledger_entry (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number       bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  contract_id  uuid NOT NULL REFERENCES contract,
  company_id   uuid NOT NULL REFERENCES company,
  edition      integer NOT NULL,
  currency     text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  kind         text NOT NULL CHECK (kind IN ('charge', 'credit', 'payment', 'refund', 'correction')),
  -- Above nothing is owed by the exhibitor, below is in its favour.
  amount       bigint NOT NULL CHECK (amount <> 0 AND abs(amount) <= 100000000000),
  booked_on    date NOT NULL,
  voucher_id   uuid UNIQUE REFERENCES payment_voucher,
  -- An entry is taken back once, and by one of the same contract.
  reverses_id  uuid UNIQUE,
  reason       text NOT NULL DEFAULT '',
  -- What makes a second press the first one again.
  once         text NOT NULL UNIQUE,
  made_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- None for what the product does by itself.
  made_by      uuid REFERENCES account,
  UNIQUE (id, contract_id),
  FOREIGN KEY (reverses_id, contract_id) REFERENCES ledger_entry (id, contract_id),
  CHECK (CASE WHEN kind IN ('charge', 'refund') THEN amount > 0 WHEN kind IN ('credit', 'payment') THEN amount < 0 ELSE true END),
  CHECK ((kind = 'correction') = (reverses_id IS NOT NULL)),
  CHECK (voucher_id IS NULL OR kind = 'payment'),
  CHECK (kind = 'charge' OR voucher_id IS NOT NULL OR reason <> '')
);
CREATE INDEX ledger_entry_contract ON ledger_entry (contract_id, number);
CREATE INDEX ledger_entry_edition ON ledger_entry (edition, number);
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A balance is a sum, never a number that is kept. A correction counts where the entry does that it takes back.
CREATE VIEW contract_balance AS
SELECT entry.contract_id,
  coalesce(sum(entry.amount) FILTER (WHERE coalesce(reversed.kind, entry.kind) NOT IN ('payment', 'refund')), 0)::bigint AS due,
  coalesce(-sum(entry.amount) FILTER (WHERE coalesce(reversed.kind, entry.kind) IN ('payment', 'refund')), 0)::bigint AS paid,
  sum(entry.amount)::bigint AS outstanding
FROM ledger_entry entry LEFT JOIN ledger_entry reversed ON reversed.id = entry.reverses_id
GROUP BY entry.contract_id;

-- Contracts sealed before there was a ledger owe their total like the others.
INSERT INTO ledger_entry (contract_id, company_id, edition, currency, kind, amount, booked_on, once)
SELECT id, company_id, edition, currency, 'charge', total, coalesce(sealed_at, updated_at)::date, 'charge:' || id
FROM contract WHERE state IN ('payment', 'paid') AND total > 0;
INSERT INTO ledger_entry (contract_id, company_id, edition, currency, kind, amount, booked_on, reason, once)
SELECT id, company_id, edition, currency, 'payment', -total, updated_at::date, 'paid before the ledger', 'before:' || id
FROM contract WHERE state = 'paid' AND total > 0;
