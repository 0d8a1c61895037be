-- The gate: who came in, and which badges the organiser has taken out of use.

ALTER TABLE badge_person
  ADD COLUMN voided_at timestamptz,
  ADD COLUMN voided_by uuid REFERENCES account,
  ADD COLUMN void_reason text NOT NULL DEFAULT '',
  ADD CHECK ((voided_at IS NULL) = (void_reason = ''));

CREATE TABLE badge_admission (
  -- Made by the gate, which may send it long after somebody went in, and more than once.
  id           uuid PRIMARY KEY,
  edition      integer NOT NULL,
  person_id    uuid NOT NULL REFERENCES badge_person ON DELETE CASCADE,
  -- By the clock of the fair.
  day          date NOT NULL,
  admitted_at  timestamptz NOT NULL,
  recorded_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  admitted_by  uuid REFERENCES account,
  -- Let in once more on the same day: by somebody's decision, or at two gates that could not know of each other.
  again        boolean NOT NULL,
  -- What the server would have said against an admission that was decided without it.
  doubt        text CHECK (doubt IN ('expired', 'notPrinted', 'void', 'replaced', 'admitted'))
);
CREATE UNIQUE INDEX badge_admission_once_a_day ON badge_admission (person_id, day) WHERE NOT again;
CREATE INDEX badge_admission_person ON badge_admission (person_id, admitted_at);
CREATE INDEX badge_admission_day ON badge_admission (edition, day);
