-- When something that a category shows changed last, for the sitemap: what nobody could see yet does
-- not count.
CREATE INDEX products_changed_by_category ON products (category_id, updated_at DESC)
  WHERE status NOT IN ('draft', 'pending_review');
