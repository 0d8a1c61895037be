-- What hangs on a notice stands in its row, like every other thing a row says. One record, one file: a file that
-- something refers to cannot be claimed by another, so that the table that kept them apart is not needed.

ALTER TABLE notice ADD COLUMN attachments uuid[] NOT NULL DEFAULT '{}';

UPDATE notice SET attachments = attached.files
FROM (SELECT notice_id, array_agg(file_id ORDER BY position) AS files FROM notice_attachment GROUP BY notice_id) attached
WHERE attached.notice_id = notice.id;

DROP TABLE notice_attachment;
