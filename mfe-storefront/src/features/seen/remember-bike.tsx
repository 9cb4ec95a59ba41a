import type { BikePage } from '@motohaat/contract/bike-facts';
import { useLanguage } from '@motohaat/platform';
import { useEffect } from 'react';

import { rememberBike } from '../../on-device/seen-bikes.ts';

/** Keeps on this device that a bike was looked at; draws nothing. */
export function RememberBike({ bike }: { bike: BikePage }) {
  const language = useLanguage();
  useEffect(() => rememberBike(bike, language), [bike, language]);
  return null;
}
