import type { BookingStory } from '@motohaat/contract/deal';
import { AddPhotos } from '@motohaat/ui/deal/add-photos';

import { useProof } from './use-proof.ts';

/** Photos that one's own side adds to what is said to be wrong. */
export default function Proof({ story }: { story: BookingStory }) {
  return <AddPhotos left={story.photosLeft} {...useProof(story._id)} />;
}
