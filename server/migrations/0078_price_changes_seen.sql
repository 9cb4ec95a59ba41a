-- Who goes through pages by price is told the prices that stood when the first was read. By the time at which a change
-- began nobody knows whether that page saw it; by the transaction that made it, it is known. Earlier changes have none.
ALTER TABLE price_history ADD COLUMN changed_in xid8;
ALTER TABLE price_history ALTER COLUMN changed_in SET DEFAULT pg_current_xact_id();
