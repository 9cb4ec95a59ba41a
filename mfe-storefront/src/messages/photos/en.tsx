import { english } from '@motohaat/domain/formats-en';

const { number } = english;

export const messages = {
  viewer: 'Photo viewer',
  loading: 'Loading the photo…',
  broken: 'This photo could not be loaded.',
  toolbar: 'Photo',
  counter: (position: number, count: number) => `${number(position)} / ${number(count)}`,
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  rotate: 'Rotate',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
};

export type Messages = typeof messages;
