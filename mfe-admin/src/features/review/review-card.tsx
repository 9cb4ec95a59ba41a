import type { ReviewCase } from '@motohaat/contract/review';
import { formats } from '@motohaat/domain/formats';
import type { ListingStatus } from '@motohaat/domain/listing';
import { longFormats } from '@motohaat/domain/long-formats';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useLanguage } from '@motohaat/platform';
import { Badge, type BadgeTone } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { AlertIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { useReviewMessages } from '../../messages/review/index.ts';
import { ReviewActions } from './review-actions.tsx';

import styles from './review-card.module.css';

const tones: Readonly<Partial<Record<ListingStatus, BadgeTone>>> = {
  pending_review: 'accent',
  active: 'success',
  reserved: 'success',
};

/** A bike with all that its seller says of it, why it is looked at, and what can be decided. */
export function ReviewCard({ reviewed }: { reviewed: ReviewCase }) {
  const t = useReviewMessages();
  const { common } = useMessages();
  const f = formats(useLanguage());
  const { day } = longFormats(useLanguage());
  const { priceSense, sellerSince, productStatus } = reviewed;
  const nameId = `review-${reviewed._id}`;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <header className={styles.header}>
        <h2 id={nameId} className={styles.name}>
          {productStatus === 'active' ? (
            <Link
              to={links.href('bike', {
                id: reviewed.productId,
                slug: bikeSlug(reviewed.productName),
              })}
            >
              {bikeName(reviewed)}
            </Link>
          ) : (
            bikeName(reviewed)
          )}
        </h2>
        <Badge tone={tones[productStatus]}>{t.states[productStatus]}</Badge>
      </header>
      <ul className={styles.pictures} aria-label={t.pictures}>
        {reviewed.pictures.map(({ card, viewer, alt }) => (
          <li key={viewer}>
            <a href={viewer} target="_blank" rel="noreferrer">
              <BikePicture src={card} alt={alt} className={styles.picture} />
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.causes} aria-label={t.why}>
        {reviewed.causes.map((cause) => (
          <li key={cause}>
            <AlertIcon />
            {t.causes[cause]}
          </li>
        ))}
      </ul>
      <p className={styles.price}>
        <Price taka={reviewed.price} />
      </p>
      {priceSense && <p>{t.usual(f.taka(priceSense.median), priceSense.bikes)}</p>}
      {reviewed.seenOn && <SeenOn seenOn={reviewed.seenOn} />}
      <p className={styles.facts}>
        <span>{placeName(reviewed)}</span>
        <span>{t.seller(reviewed.sellerName || common.noName, day(new Date(sellerSince)))}</span>
        <time dateTime={reviewed.createdAt}>{t.since(day(new Date(reviewed.createdAt)))}</time>
      </p>
      <p className={styles.description}>{reviewed.description}</p>
      <ReviewActions reviewed={reviewed} namedBy={nameId} />
    </article>
  );
}

/** The bike of another seller that shows a photo of this one. */
function SeenOn({ seenOn }: { seenOn: NonNullable<ReviewCase['seenOn']> }) {
  const t = useReviewMessages();
  return (
    <p className={styles.seen}>
      <BikePicture src={seenOn.picture?.card} alt="" className={styles.small} />
      <span>{t.seenOn(bikeName(seenOn))}</span>
    </p>
  );
}
