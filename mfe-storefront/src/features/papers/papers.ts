/**
 * What to look at before money changes hands, in Bangladesh. A motorcycle needs no fitness
 * certificate: BRTA lists it for every vehicle but motorcycles (http://my.brta.gov.bd).
 */
export const papers = [
  {
    title: 'Registration certificate',
    text: 'The digital card (smart card) or the older blue book. The name on it is the seller’s, and the engine and chassis numbers are the ones on the bike.',
  },
  {
    title: 'Number plate',
    text: 'The plate that BRTA issued for this bike, with the same number as the certificate. An "applied for" plate means that registration is not finished.',
  },
  {
    title: 'Tax token',
    text: 'Look at the date until which it is paid. What is overdue falls to the new owner, so settle it before the price.',
  },
  {
    title: 'Fitness',
    text: 'A motorcycle needs no fitness certificate, so judge for yourself: brakes, lights, tyres, chain, and a cold start.',
  },
  {
    title: 'Insurance',
    text: 'If there is a policy, see how long it runs and ask the insurer whether it can pass to you.',
  },
  {
    title: 'Ownership transfer',
    text: 'Seller and buyer sign the transfer forms, and BRTA writes the bike over to you. Keep copies of both identity cards, and do not wait: until then the bike is not yours on paper.',
  },
] as const;
