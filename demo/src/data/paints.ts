/** Colours as people call them. The drawing code knows the exact shades. */
export const paints = {
  red: 'Red',
  blue: 'Blue',
  black: 'Black',
  white: 'White',
  teal: 'Teal',
  yellow: 'Yellow',
  orange: 'Orange',
  green: 'Green',
  graphite: 'Graphite grey',
  maroon: 'Maroon',
  cream: 'Cream',
  sky: 'Sky-blue',
  rose: 'Rose-pink',
  silver: 'Silver',
  sand: 'Sand',
  'black-gold': 'Black and gold',
  'black-red': 'Black and red',
  'black-green': 'Black and green',
  'white-red': 'White and red',
  'blue-silver': 'Blue and silver',
} as const;

export type PaintKey = keyof typeof paints;
