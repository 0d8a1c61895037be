-- The message board: what the organiser tells exhibitors, and what exhibitors ask.

CREATE TABLE notice (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition       integer NOT NULL,
  title_zh      text NOT NULL DEFAULT '',
  body_zh       text NOT NULL DEFAULT '',
  title_en      text NOT NULL DEFAULT '',
  body_en       text NOT NULL DEFAULT '',
  pinned        boolean NOT NULL DEFAULT false,
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
  CHECK ((title_zh = '') = (body_zh = '') AND (title_en = '') = (body_en = '') AND title_zh || title_en <> ''),
  CHECK (state = 'draft' OR published_at IS NOT NULL),
  CHECK (deleted_at IS NULL OR state = 'draft')
);
CREATE INDEX notice_on_board ON notice (edition, published_at DESC) WHERE state = 'published';
CREATE INDEX notice_order ON notice (edition, updated_at DESC, id) WHERE deleted_at IS NULL;

CREATE TABLE notice_attachment (
  notice_id  uuid NOT NULL REFERENCES notice,
  position   integer NOT NULL,
  -- One notice, one file: what two referred to would go with the first that lets go of it.
  file_id    uuid NOT NULL UNIQUE REFERENCES stored_file,
  PRIMARY KEY (notice_id, position)
);

CREATE TABLE board_question (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition       integer NOT NULL,
  account_id    uuid NOT NULL REFERENCES account,
  notice_id     uuid REFERENCES notice,
  -- Made by the screen for each question, so that a second click asks nothing new.
  request_id    uuid NOT NULL,
  text          text NOT NULL CHECK (text <> ''),
  asked_at      timestamptz NOT NULL DEFAULT now(),
  withdrawn_at  timestamptz,
  answer        text NOT NULL DEFAULT '',
  answered_at   timestamptz,
  answered_by   uuid REFERENCES account,
  corrected_at  timestamptz,
  corrected_by  uuid REFERENCES account,
  version       integer NOT NULL DEFAULT 1,
  UNIQUE (account_id, request_id),
  CHECK ((answer = '') = (answered_at IS NULL)),
  CHECK (answered_at IS NULL OR withdrawn_at IS NULL)
);
CREATE INDEX board_question_open ON board_question (edition, asked_at) WHERE answered_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX board_question_answered ON board_question (edition, answered_at DESC) WHERE answered_at IS NOT NULL;
CREATE INDEX board_question_own ON board_question (account_id, edition, asked_at DESC) WHERE withdrawn_at IS NULL;
