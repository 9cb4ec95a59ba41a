import { drafts, useLanguage } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { type ComponentType, useEffect, useState } from 'react';

import type { SeenBikesRowProps } from '../features/seen/seen-bikes-row.tsx';
import { keepWords } from '../messages/keep/index.ts';
import { seenBikesName } from '../on-device/seen-bikes-name.ts';

const loadRow = withWords(
  () => import(/* webpackChunkName: "seen" */ '../features/seen/seen-bikes-row.tsx'),
  keepWords,
);

/** The bikes looked at on this device, at the end of a page; where there are none, no code of it comes. */
export function SeenBikes(props: SeenBikesRowProps) {
  const language = useLanguage();
  const [Row, setRow] = useState<ComponentType<SeenBikesRowProps>>();
  useEffect(() => {
    if (drafts.read(seenBikesName) === undefined) return;
    // The page is whole without it.
    loadRow(language).then(({ default: Loaded }) => setRow(() => Loaded), reportError);
  }, [language]);
  return Row ? <Row {...props} /> : null;
}
