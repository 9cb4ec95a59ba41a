export type Review = { id: string; name: string; age: string; text: string };

/** The same for every review (specification, section 9). */
export const rating = 4.5;

/** Six illustrative reviews by nobody in particular; their age is text and never counted (S1.17). */
export const reviews: readonly Review[] = [
  {
    id: 'nusrat',
    name: 'Nusrat',
    age: '2 days ago',
    text: 'Selling my scooter cost me far less here than the big auction site asks for. What I named as my price is very nearly what reached me.',
  },
  {
    id: 'tanvir',
    name: 'Tanvir',
    age: '5 days ago',
    text: 'A buyer offered to pay double through a strange link. I reported it, somebody looked into it the same day, and my bike went to an honest rider.',
  },
  {
    id: 'farhana',
    name: 'Farhana',
    age: '1 week ago',
    text: 'I had never bought a bike before and asked the team five questions about the papers. Five clear answers, no hurry, no jargon.',
  },
  {
    id: 'sabbir',
    name: 'Sabbir',
    age: '2 weeks ago',
    text: 'We met at a police box in Mirpur, checked the chassis number together and then I paid. It felt safe from the first message to the key.',
  },
  {
    id: 'mitali',
    name: 'Mitali',
    age: '3 weeks ago',
    text: 'The photos were true, even the scratch on the tank was there to see. I came for a test ride and went home on the bike.',
  },
  {
    id: 'imran',
    name: 'Imran',
    age: '1 month ago',
    text: 'Listed on Friday morning, sold on Sunday. Fees stayed small, the buyer was real, and support rang me back when I needed them.',
  },
];
