-- A plan that somebody ordered as a file. It is drawn in the background; the file is kept for a day and belongs to whoever
-- ordered it.
CREATE TABLE plan_export (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id   uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  hall_id      uuid NOT NULL REFERENCES hall ON DELETE CASCADE,
  -- Whose booths are marked.
  company_id   uuid REFERENCES company ON DELETE SET NULL,
  format       text NOT NULL CHECK (format IN ('pdf', 'png', 'svg')),
  paper        text NOT NULL CHECK (paper IN ('A4', 'A3')),
  layout       text NOT NULL CHECK (layout IN ('fitted', 'split')),
  language     text NOT NULL CHECK (language IN ('zh', 'en')),
  -- Empty for a download.
  mail_to      text NOT NULL DEFAULT '',
  -- For a sheet that is put up in the hall: where, and what its code leads to.
  here_x       numeric(8, 2),
  here_y       numeric(8, 2),
  here_link    text NOT NULL DEFAULT '',
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'drawing', 'ready', 'failed')),
  sheets_done  int NOT NULL DEFAULT 0,
  sheets       int NOT NULL DEFAULT 1,
  file_id      uuid REFERENCES stored_file ON DELETE SET NULL,
  ordered_at   timestamptz NOT NULL DEFAULT now(),
  CHECK ((here_x IS NULL) = (here_y IS NULL))
);
CREATE INDEX plan_export_account ON plan_export (account_id, ordered_at);
CREATE INDEX plan_export_company ON plan_export (company_id);
CREATE INDEX plan_export_file ON plan_export (file_id);
CREATE INDEX plan_export_hall ON plan_export (hall_id);

-- What goes out with a mail. Gone once the file is swept away, which is long after the mail was delivered or given up.
ALTER TABLE outbox_message ADD COLUMN attached_file_id uuid REFERENCES stored_file ON DELETE SET NULL;
CREATE INDEX outbox_message_attached_file ON outbox_message (attached_file_id) WHERE attached_file_id IS NOT NULL;
