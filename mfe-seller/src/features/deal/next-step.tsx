import { endBooking } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { chargeOf } from '@motohaat/domain/payment';
import { bikeName } from '@motohaat/domain/shown';
import { withWords } from '@motohaat/platform/messages';
import { useAction } from '@motohaat/platform/use-action';
import { EndDeal } from '@motohaat/ui/fee/fee';
import { latePart } from '@motohaat/ui/late-part';
import { dealCourseWords } from '@motohaat/ui/messages/deal/course';

import { EnterCode } from './enter-code.tsx';

import styles from './sale-story.module.css';

/** Few bookings come to these. */
const Answer = latePart(
  withWords(
    () => import(/* webpackChunkName: "something-wrong" */ './answer.tsx'),
    dealCourseWords,
  ),
);
const Proof = latePart(
  withWords(() => import(/* webpackChunkName: "something-wrong" */ './proof.tsx'), dealCourseWords),
);

/** What a seller can do now: enter the buyer's code, or answer what is wrong and show it. */
export function NextStep({ story }: { story: BookingStory }) {
  if (story.next === 'enter_code') {
    return (
      <>
        <EnterCode id={story._id} />
        {story.ending && <End story={story} />}
      </>
    );
  }
  const Late = story.next === 'answer' ? Answer : story.photosLeft > 0 && Proof;
  return Late && <Late story={story} />;
}

/** A seller who cannot keep to a paid booking gives the money back. */
function End({ story }: { story: BookingStory }) {
  const ending = useAction({
    ...endBooking,
    refusals: 'here',
    unknowns: 'here',
  });
  return (
    <p className={styles.end}>
      <EndDeal
        ending="money_back"
        name={bikeName(story)}
        amount={chargeOf({ amount: story.price, fee: story.fee })}
        action={ending}
        onConfirm={() => ending.run({ id: story._id, ending: 'money_back' })}
      />
    </p>
  );
}
