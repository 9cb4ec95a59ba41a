import { english } from '@motohaat/domain/formats-en';

const { number, plural } = english;

export const messages = {
  label: 'Suggestions',
  count: (count: number) =>
    `${number(count)} ${plural(count, { one: 'suggestion', other: 'suggestions' })}. Use the arrow keys.`,
  clear: 'Clear recent searches',
  kinds: {
    brand: 'Brand',
    model: 'Model',
    district: 'District',
    area: 'Area',
    recent: 'Searched before',
  },
};

export type Messages = typeof messages;
