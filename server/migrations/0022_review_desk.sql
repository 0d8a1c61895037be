-- Who is at a sign-up, for colleagues to see. It counts for the submission it was made for, and changes no state.
CREATE TABLE review_claim (
  company_id   uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  reviewer_id  uuid NOT NULL REFERENCES account,
  claimed_at   timestamptz NOT NULL DEFAULT now(),
  -- Whom it was taken over from, and why.
  taken_from   uuid REFERENCES account,
  word         text NOT NULL DEFAULT ''
);
CREATE INDEX review_claim_reviewer ON review_claim (reviewer_id);

-- Nothing said: a phrase for companies of either language, and for either decision.
ALTER TABLE review_comment
  ADD COLUMN language text CHECK (language IN ('zh', 'en')),
  ADD COLUMN decision text CHECK (decision IN ('approved', 'rejected'));
