-- How far a company is with its booth contract. The confirmation page tells it; drawing contracts up comes with them.
CREATE TABLE contract (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL UNIQUE REFERENCES company,
  number      text NOT NULL UNIQUE,
  state       text NOT NULL DEFAULT 'drawnUp' CHECK (state IN ('drawnUp', 'payment')),
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
