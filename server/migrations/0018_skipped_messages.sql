-- A message that was meant for nobody outside: the fair sends no SMS, or only rehearses.
ALTER TABLE outbox_message DROP CONSTRAINT outbox_message_status_check;
ALTER TABLE outbox_message ADD CONSTRAINT outbox_message_status_check
  CHECK (status IN ('queued', 'sent', 'failed', 'skipped'));
