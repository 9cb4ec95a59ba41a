import { guides } from './guides.en.tsx';
import { topics } from './topics.en.tsx';

export const messages = {
  title: 'Blogs',
  description:
    'Guides for the day on which you buy or sell a used bike, and short answers about how sites like this are made.',
  picture: 'Green roadster, right side',
  topics: {
    title: 'Developer questions',
    lead: 'Short answers about how sites like this are made.',
    texts: topics,
  },
  guides: {
    title: 'Bike guides',
    lead: 'For the day on which you buy or sell.',
    texts: guides,
  },
};

export type Messages = typeof messages;
