import { emptyBike } from '@motohaat/contract/bike-form';
import { drafts } from '@motohaat/platform';

/** What is typed; the photos have a draft of their own. */
export type BikeTexts = typeof emptyBike;

const textNames = Object.keys(emptyBike) as (keyof BikeTexts)[];

/** The bike that a person had begun to describe on this device. */
export function readBikeDraft(name: string): BikeTexts | undefined {
  const draft = drafts.read(name);
  if (typeof draft !== 'object' || draft === null) return undefined;
  const text = (field: string): unknown => (draft as Record<string, unknown>)[field];
  const pairs = textNames.map((field) => [field, text(field)] as const);
  return {
    ...emptyBike,
    ...Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string')),
  };
}

/** Keeps what is typed; nothing typed is no draft. */
export function writeBikeDraft(name: string, bike: BikeTexts): void {
  const texts = Object.fromEntries(textNames.map((field) => [field, bike[field]]));
  if (Object.values(texts).some((text) => text !== '')) drafts.write(name, texts);
  else drafts.remove(name);
}
