-- What two people do about an offer stands in their conversation, each in its moment, as messages do.
ALTER TABLE messages
  ADD COLUMN offer_id     uuid REFERENCES offers (id),
  ADD COLUMN offer_event  text CHECK (offer_event IN
    ('made', 'countered', 'accepted', 'declined', 'withdrawn', 'booked')),
  -- Whole taka, what that was about.
  ADD COLUMN offer_amount integer CHECK (offer_amount > 0),
  ADD CONSTRAINT messages_offer_whole CHECK (
    (offer_id IS NULL) = (offer_event IS NULL) AND (offer_id IS NULL) = (offer_amount IS NULL)
  );

CREATE INDEX messages_of_offers ON messages (offer_id) WHERE offer_id IS NOT NULL;
CREATE INDEX offers_between ON offers (product_id, buyer_id, created_at DESC, id DESC);

-- Offers of before: each as what was done about it last.
INSERT INTO conversations (id, product_id, buyer_id, seller_id, created_at, last_at)
SELECT gen_random_uuid(), product_id, buyer_id, seller_id, min(created_at), min(created_at)
FROM offers
GROUP BY product_id, buyer_id, seller_id
ON CONFLICT (product_id, buyer_id) DO NOTHING;

WITH done AS (
  INSERT INTO messages
    (conversation_id, number, sender_id, client_id, text, sent_at, offer_id, offer_event, offer_amount)
  SELECT c.id,
    c.last_number + row_number() OVER (PARTITION BY c.id ORDER BY o.updated_at, o.id),
    CASE WHEN o.status IN ('countered', 'accepted', 'declined') THEN o.seller_id ELSE o.buyer_id END,
    gen_random_uuid(), '', greatest(c.last_at, o.updated_at), o.id,
    CASE o.status
      WHEN 'open' THEN 'made' WHEN 'expired' THEN 'made' WHEN 'used' THEN 'booked' ELSE o.status
    END,
    o.amount
  FROM offers o
  JOIN conversations c ON c.product_id = o.product_id AND c.buyer_id = o.buyer_id
  RETURNING conversation_id, number, sent_at
)
UPDATE conversations c
SET last_number = latest.number, last_at = latest.sent_at, version = version + 1
FROM (
  SELECT conversation_id, max(number) AS number, max(sent_at) AS sent_at FROM done GROUP BY 1
) AS latest
WHERE c.id = latest.conversation_id;

-- A server of before makes offers without one.
CREATE FUNCTION converse_about_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversations (id, product_id, buyer_id, seller_id, created_at, last_at)
  VALUES (gen_random_uuid(), NEW.product_id, NEW.buyer_id, NEW.seller_id, NEW.created_at, NEW.created_at)
  ON CONFLICT (product_id, buyer_id) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER offers_in_conversations AFTER INSERT ON offers
  FOR EACH ROW EXECUTE FUNCTION converse_about_offer();
