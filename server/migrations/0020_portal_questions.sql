-- Questions and answers on the portal.

CREATE TABLE portal_question (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  question_zh   text NOT NULL,
  question_en   text NOT NULL,
  answer_zh     text NOT NULL,
  answer_en     text NOT NULL,
  -- Where people moved it. Whatever was deleted keeps its place, so that it comes back near to where it was.
  position      integer NOT NULL,
  state         text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'withdrawn')),
  published_at  timestamptz,
  published_by  uuid REFERENCES account,
  -- When its words were last changed while it could be read.
  revised_at    timestamptz,
  version       integer NOT NULL DEFAULT 1,
  deleted_at    timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    uuid REFERENCES account,
  updated_at    timestamptz NOT NULL DEFAULT now(),
  updated_by    uuid REFERENCES account,
  -- A language is there as a whole or not at all, and one of them is there.
  CHECK ((question_zh = '') = (answer_zh = '') AND (question_en = '') = (answer_en = '')
    AND question_zh || question_en <> ''),
  CHECK (state = 'draft' OR published_at IS NOT NULL),
  CHECK (deleted_at IS NULL OR state = 'draft')
);
CREATE INDEX portal_question_order ON portal_question (position, id) WHERE deleted_at IS NULL;
