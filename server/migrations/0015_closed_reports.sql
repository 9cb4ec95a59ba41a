-- The report that was closed last stands first: there an admin looks for it who wants it back.

DROP INDEX reports_closed;
CREATE INDEX reports_by_closing ON reports (closed_at DESC, id DESC)
  WHERE status IN ('upheld', 'dismissed');
