-- Of answers that say something: the same in Bangla. `response_body` is in English then.
ALTER TABLE idempotency_keys ADD COLUMN response_body_bn text;
