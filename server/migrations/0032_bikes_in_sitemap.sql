-- When bikes changed last: the sitemap asks for those that changed since it looked last.
CREATE INDEX products_changed ON products (updated_at) WHERE status IN ('active', 'reserved');
