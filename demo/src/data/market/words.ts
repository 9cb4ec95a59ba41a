import type { BikeFacts } from '../types.ts';
import type { Random } from './random.ts';

/** What a description is made of, besides the facts. */
type Told = Pick<BikeFacts, 'km' | 'owners' | 'papers' | 'year'> & {
  kind: string;
  condition: 'excellent' | 'good' | 'fair';
  place: string;
};

const beginnings = {
  scooter: [
    'An easy scooter for the city, with a flat place for your feet.',
    'My wife and I used it by turns and now we have a car.',
    'Light to hold in traffic and easy to park at the bazaar.',
    'It took me to college and back and never let me down.',
    'Bought for the school run, and the school is next door now.',
    'A calm scooter with space under the seat for a helmet.',
    'My sister learned to ride on it and has moved abroad.',
    'Good for two people and the shopping.',
  ],
  electric: [
    'It needs no petrol at all, and a night at the socket is enough.',
    'Silent, cheap to run, and good for short ways in town.',
    'The battery still holds for a whole day of small trips.',
    'I charged it at home and forgot where the pump is.',
  ],
  commuter: [
    'An honest bike for every day, cheap to run and easy to mend.',
    'I rode it to the office and home, nothing else.',
    'Every mechanic knows it and parts are everywhere.',
    'It starts at the first try, also on a cold morning.',
    'Ridden by one person, parked inside each night.',
    'A faithful bike for village roads and town roads.',
    'Used for the shop, and the shop has a van now.',
    'Never used for ride sharing, only for the family.',
  ],
  cruiser: [
    'A bike for long roads, with a soft beat and a low seat.',
    'It went to Kuakata and Sajek and came home without a fault.',
    'People turn their heads, and it is comfortable for two.',
    'My weekend bike, always under a cover during the week.',
  ],
  'off-road': [
    'Tall and soft, happy where the asphalt ends.',
    'It has seen the hills of Bandarban and the haor roads.',
    'A good bike for broken roads, light and strong.',
    'The suspension takes what our roads give.',
  ],
  naked: [
    'A quick bike for the city that is calm on the highway.',
    'Strong pull in the middle gears and good brakes.',
    'I saved for two years to buy it and took care of it.',
    'The engine is smooth and there is no oil leak.',
    'Handles well in traffic and looks sharp.',
    'My first bike of this size, and a good teacher.',
    'I used it for the office and for tours in winter.',
    'Nothing was changed on it, all parts are from the factory.',
    'A clean bike of a careful owner.',
    'It sounds good and behaves well.',
    'Selling because I go abroad for work.',
    'I am getting a bigger one, that is the only reason.',
  ],
  sport: [
    'The fairing is original and not one clip is broken.',
    'Fast when you want it and easy when you do not.',
    'Ridden on weekends, never on a track.',
    'Sits low and holds the line, a real joy on the Maowa road.',
    'Washed by hand and kept under a cover.',
    'I bought it for the looks and stayed for the engine.',
    'No race silencer and no cut wires, all as it was new.',
    'My exams are over and I need money for a shop.',
  ],
} as const;

const states = {
  excellent: [
    'There is no scratch worth a word.',
    'It looks as it did in the showroom.',
    'All services were done at the dealer, and the book is here.',
    'No fall, no repaint.',
    'Everything works and nothing rattles.',
  ],
  good: [
    'It has a few light marks, which you can see when you come.',
    'The tyres have more than half left.',
    'The chain and the brake pads are new.',
    'The battery was changed this year.',
    'Service was done last month.',
    'One small dent, and the engine is sound.',
    'The seat cover is new.',
    'Clean and straight, with normal wear.',
  ],
  fair: [
    'The paint is tired, but it runs every day.',
    'It needs a new rear tyre soon.',
    'The body has scratches and the engine is quiet.',
    'It looks its age, and the price says so.',
    'The clutch was done this year, the paint was not.',
  ],
} as const;

const endings = [
  'The price can be talked about a little.',
  'Bring your own mechanic if you like.',
  'Come and see it in the afternoon.',
  'Test ride with your licence in hand.',
  'The price is fair and final.',
  'No exchange, please.',
  'Both keys are here.',
  'A cover and a lock go with it.',
  'A helmet goes with it.',
  'First come, first served.',
  'Serious buyers only, please.',
  'I can wait some days for the right buyer.',
] as const;

const amount = new Intl.NumberFormat('en-IN');

/** A description that is true to the facts: three to five sentences. */
export function describe(told: Told, random: Random): string {
  const beginning = random.pick(beginnings[told.kind as keyof typeof beginnings]);
  const sentences = [
    beginning,
    random.pick(kilometres(told)),
    random.pick(states[told.condition]),
    ...(random.chance(0.7) ? papers(told, random) : []),
    random.pick(random.chance(0.3) ? [`It stands in ${told.place}.`] : endings),
  ];
  return sentences.join(' ');
}

function kilometres({ km, owners }: Told): string[] {
  if (km === null) return ['I do not know how far it has gone.', 'The meter was changed once.'];
  const far = amount.format(km);
  const hands = [
    'I am the first owner.',
    'I am the second owner.',
    'I am the third owner.',
    'It has had more than three owners.',
  ][Math.min(owners ?? 1, 4) - 1];
  return [
    `${far} km on the meter.`,
    `It has done ${far} km.`,
    `${far} honest kilometres.`,
    ...(owners === null || hands === undefined ? [] : [`${far} km, and ${lower(hands)}`]),
  ];
}

const lower = (sentence: string) =>
  sentence.startsWith('I ') ? sentence : sentence[0]?.toLowerCase() + sentence.slice(1);

function papers({ papers: stated, year }: Told, random: Random): string[] {
  if (stated === null) return [];
  const { certificate, digitalPlate, smartCard, sellerSigns, taxTokenDays } = stated;
  const isComplete = certificate === 'seller' && digitalPlate && smartCard && sellerSigns;
  if (isComplete && (taxTokenDays ?? -1) > 0) {
    return [
      random.pick([
        'All papers are in my name and up to date.',
        'Papers are complete and I sign the transfer.',
        'Smart card, digital plate and tax token are in order.',
      ]),
    ];
  }
  if (certificate === 'other')
    return ['The certificate is still in the name of the owner before me.'];
  if (certificate === 'none')
    return [`Bought in ${year}, and the registration is still to be done.`];
  if (digitalPlate === false) return ['The digital plate has not come yet.'];
  if ((taxTokenDays ?? 0) < 0) return ['The tax token has to be renewed.'];
  return [];
}
