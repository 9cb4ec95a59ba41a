import type { ArticleText } from './article-text.ts';

export const guides = {
  'ten-minutes': {
    title: 'Read a used bike in ten minutes',
    paragraphs: [
      'Come while the engine is cold and start it yourself. A healthy one catches quickly and settles; blue smoke that stays means oil is burning.',
      'Turn the handlebar from stop to stop, roll forward and brake with each brake alone. Then look along the wheels from behind: they should run in one line.',
      'Compare wear with the story. Smooth footrest rubber and a polished brake pedal do not belong to a bike that was ridden for one year.',
    ],
  },
  'fair-price': {
    title: 'Find a fair price',
    paragraphs: [
      'Open the list of the same kind of bike and note what sellers ask for a similar age and condition. Leave out the cheapest and the dearest.',
      'Then count what the bike needs soon: tyres, chain and sprockets, a battery, overdue tax. Take that off before you talk about anything else.',
      'A price far below the others deserves more questions, not more hurry.',
    ],
  },
  handover: {
    title: 'Hand over safely',
    paragraphs: [
      'Meet by daylight in a busy place, near a police box or a bank, and bring somebody along.',
      'Check the chassis number against the certificate before any money moves, and write down the date, the price and both names on two signed sheets.',
      'Start the ownership transfer at BRTA soon. As long as the bike is in the seller’s name, its fines and its troubles are too.',
    ],
  },
} satisfies Record<string, ArticleText>;
