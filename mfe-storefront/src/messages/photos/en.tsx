import { formats } from '@motohaat/domain/formats';

const { number } = formats('en');

export const messages = {
  viewer: 'Photo viewer',
  loading: 'Loading the photo…',
  broken: 'This photo could not be loaded.',
  toolbar: 'Photo',
  /** @param alt what the market keeps with a photo: the bike's name, and `, photo 2` of its second */
  caption: (alt: string) => alt,
  counter: (position: number, count: number) => `${number(position)} / ${number(count)}`,
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  rotate: 'Rotate',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
};

export type Messages = typeof messages;
