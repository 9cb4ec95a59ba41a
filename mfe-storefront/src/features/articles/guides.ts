import type { Article } from './article.ts';

/** Short guides about bikes, below the developer topics (ruling S2.7). */
export const guides: readonly Article[] = [
  {
    id: 'ten-minutes',
    title: 'Read a used bike in ten minutes',
    published: '2026-11-20',
    paragraphs: [
      'Come while the engine is cold and start it yourself. A healthy one catches quickly and settles; blue smoke that stays means oil is burning.',
      'Turn the handlebar from stop to stop, roll forward and brake with each brake alone. Then look along the wheels from behind: they should run in one line.',
      'Compare wear with the story. Smooth footrest rubber and a polished brake pedal do not belong to a bike that was ridden for one year.',
    ],
  },
  {
    id: 'fair-price',
    title: 'Find a fair price',
    published: '2026-11-20',
    paragraphs: [
      'Open the list of the same kind of bike and note what sellers ask for a similar age and condition. Leave out the cheapest and the dearest.',
      'Then count what the bike needs soon: tyres, chain and sprockets, a battery, overdue tax. Take that off before you talk about anything else.',
      'A price far below the others deserves more questions, not more hurry.',
    ],
  },
  {
    id: 'handover',
    title: 'Hand over safely',
    published: '2026-11-20',
    paragraphs: [
      'Meet by daylight in a busy place, near a police box or a bank, and bring somebody along.',
      'Check the chassis number against the certificate before any money moves, and write down the date, the price and both names on two signed sheets.',
      'Start the ownership transfer at BRTA soon. As long as the bike is in the seller’s name, its fines and its troubles are too.',
    ],
  },
];
