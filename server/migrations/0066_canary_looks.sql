-- Canaries are judged by more than failed views, with each visitor as one.

-- The release that is judged, the visitor and the server's secret, hashed; empty in views that no coin decided.
ALTER TABLE measurements ADD COLUMN visitor text;
ALTER TABLE measurements DROP CONSTRAINT measurements_kind_known;
ALTER TABLE measurements ADD CONSTRAINT measurements_kind_known CHECK (
  kind IN (
    'opened', 'load_failure', 'render_error', 'uncaught_error', 'failed_call',
    'lcp', 'inp', 'cls', 'wished', 'booked', 'messaged', 'paid'
  )
);

-- What could be said of a canary: the last look of each hour.
CREATE TABLE canary_looks (
  application text NOT NULL,
  release     text NOT NULL,
  hour        timestamptz NOT NULL,
  at          timestamptz NOT NULL,
  verdict     text NOT NULL,
  signals     jsonb NOT NULL,

  PRIMARY KEY (application, release, hour),
  CONSTRAINT canary_looks_verdict_known CHECK (verdict IN ('better_or_equal', 'worse', 'not_yet'))
);
CREATE INDEX canary_looks_by_time ON canary_looks (at);
