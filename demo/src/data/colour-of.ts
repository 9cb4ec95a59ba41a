import type { Colour } from '@motohaat/domain/bike-facts';

import type { PaintKey } from './paints.ts';

const colours: Readonly<Record<PaintKey, Colour>> = {
  red: 'red',
  blue: 'blue',
  black: 'black',
  white: 'white',
  teal: 'blue',
  yellow: 'yellow',
  orange: 'orange',
  green: 'green',
  graphite: 'grey',
  maroon: 'maroon',
  cream: 'white',
  sky: 'blue',
  rose: 'red',
  silver: 'silver',
  sand: 'brown',
  'black-gold': 'black',
  'black-red': 'black',
  'black-green': 'black',
  'white-red': 'white',
  'blue-silver': 'blue',
};

/** The colour that a seller states for a bike of a paint. */
export function colourOf(paint: PaintKey): Colour {
  return colours[paint];
}
