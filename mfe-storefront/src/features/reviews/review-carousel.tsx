import 'swiper/css';
import 'swiper/css/effect-coverflow';
import 'swiper/css/pagination';
import { IconButton } from '@motohaat/ui/button';
import { PauseIcon, PlayIcon } from '@motohaat/ui/icons';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, EffectCoverflow, Keyboard, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';

import { useLowerMessages } from '../../messages/lower/index.ts';
import { autoplayDelay, coverflow, mayMoveByItself } from './carousel.ts';
import { ReviewCard } from './review-card.tsx';

import styles from './review-carousel.module.css';

/**
 * The coverflow of reviews. It moves by itself unless the person's settings speak against it, stops
 * while the keyboard is inside or the tab is hidden (the library sees to that), and has a button.
 */
export function ReviewCarousel() {
  const { reviews: t } = useLowerMessages();
  const swiper = useRef<SwiperInstance>(undefined);
  const [playing, setPlaying] = useState(mayMoveByItself);
  const [keyboardInside, setKeyboardInside] = useState(false);
  const moving = playing && !keyboardInside;

  useEffect(() => {
    if (moving) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, [moving]);

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setKeyboardInside(false);
  }

  return (
    <section aria-roledescription={t.carousel} aria-label={t.label} className={styles.carousel}>
      <div
        onFocus={(event) => setKeyboardInside(event.target.matches(':focus-visible'))}
        onBlur={leave}
      >
        <Swiper
          modules={[A11y, Autoplay, EffectCoverflow, Keyboard, Pagination]}
          onBeforeInit={(instance) => {
            swiper.current = instance;
          }}
          effect="coverflow"
          coverflowEffect={coverflow}
          centeredSlides
          slidesPerView="auto"
          initialSlide={1}
          grabCursor
          rewind
          speed={mayMoveByItself() ? 500 : 0}
          autoplay={{ delay: autoplayDelay, disableOnInteraction: false }}
          keyboard={{ onlyInViewport: true }}
          pagination={{ el: `.${styles.bullets}`, clickable: true, bulletElement: 'button' }}
          a11y={{ slideLabelMessage: '' }}
          onPaginationUpdate={({ pagination }) => {
            // The library would fill in digits of its own.
            for (const [index, bullet] of pagination.bullets.entries()) {
              bullet.setAttribute('aria-label', t.goTo(index + 1));
            }
          }}
          className={styles.swiper ?? ''}
        >
          {t.list.map((review, index) => (
            <SwiperSlide
              key={review.name}
              className={styles.slide ?? ''}
              aria-label={t.place(index + 1, t.list.length)}
            >
              <ReviewCard review={review} />
            </SwiperSlide>
          ))}
        </Swiper>
        <div className={styles.foot}>
          <div className={styles.bullets} />
        </div>
      </div>
      <IconButton
        label={playing ? t.pause : t.play}
        className={styles.toggle}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </section>
  );
}
