-- When the identity provider last said that the password was changed, so that its owner is told once.
ALTER TABLE users ADD COLUMN password_changed_at timestamptz;
