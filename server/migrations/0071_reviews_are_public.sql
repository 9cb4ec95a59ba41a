-- Pages show reviews of sellers, and links to the landing pages that have enough bikes: what changes of
-- either makes another version of the public data.

-- What visitors may read of a review, or nothing. When its time has come a job tells so, which counts too.
CREATE FUNCTION visible_review(review deal_reviews) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN review.side = 'buyer' AND review.removed_at IS NULL
      AND (review.is_told OR review.shown_at <= statement_timestamp())
    THEN to_jsonb(review) END
$$;

CREATE FUNCTION note_visible_review_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed c WHERE visible_review(c) IS NOT NULL) THEN
    INSERT INTO public_changes DEFAULT VALUES;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION note_visible_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    (SELECT visible_review(c) FROM changed c EXCEPT SELECT visible_review(b) FROM before b)
    UNION ALL
    (SELECT visible_review(b) FROM before b EXCEPT SELECT visible_review(c) FROM changed c)
  ) THEN
    INSERT INTO public_changes DEFAULT VALUES;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER deal_reviews_added AFTER INSERT ON deal_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_visible_review_rows();
CREATE TRIGGER deal_reviews_changed AFTER UPDATE ON deal_reviews
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_visible_reviews();
CREATE TRIGGER deal_reviews_removed AFTER DELETE ON deal_reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_visible_review_rows();
CREATE TRIGGER deal_reviews_emptied AFTER TRUNCATE ON deal_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();

CREATE TRIGGER landing_pages_added AFTER INSERT ON landing_pages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER landing_pages_changed AFTER UPDATE ON landing_pages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER landing_pages_removed AFTER DELETE ON landing_pages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER landing_pages_emptied AFTER TRUNCATE ON landing_pages
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
