-- Which bookings keep their bike, and how a body without an id finds it.

-- A charge that arrives after its hold has ended is returned, while somebody else may have the bike
-- by then: waiting for that refund holds nothing.
ALTER TABLE bookings ADD COLUMN holds_bike boolean NOT NULL DEFAULT true;
ALTER TABLE bookings ADD CONSTRAINT bookings_without_bike_are_refunds CHECK (
  holds_bike OR status IN ('refund_pending', 'refunded')
);

DROP INDEX bookings_one_live_per_product;
CREATE UNIQUE INDEX bookings_one_live_per_product ON bookings (product_id)
  WHERE holds_bike AND status IN ('pending_payment', 'paid', 'refund_pending', 'disputed');

-- The specification's own calls name a bike by its name and price.
CREATE INDEX products_public_by_name ON products (name, resale_price)
  WHERE status IN ('active', 'reserved');
