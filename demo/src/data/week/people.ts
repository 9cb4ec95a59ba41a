import type { Act } from './acts.ts';

const at = (name: string) => `${name}@motohaat.example`;

export const nusrat = at('demo.buyer');
export const rafiq = at('demo.seller');
export const rakib = at('rakib.talukder');
export const sumaiya = at('sumaiya.haque');
export const anik = at('anik.saha');
export const farhana = at('farhana.akter');
export const tanvir = at('tanvir.rahman');
export const imran = at('imran.kabir');
export const sadia = at('sadia.islam');
export const shamim = at('shamim.sikder');
export const polash = at('polash.das');
export const jahid = at('jahid.chowdhury');
export const mitu = at('mitu.barua');
export const habib = at('habib.khan');
export const tasnim = at('tasnim.ara');

const phones: Readonly<Record<string, string>> = {
  [nusrat]: '01700000001',
  [rafiq]: '01700000002',
  [rakib]: '01700000003',
  [sumaiya]: '01700000004',
  [anik]: '01700000005',
  [farhana]: '01700000006',
  [tanvir]: '01700000007',
  [imran]: '01700000008',
  [sadia]: '01700000009',
  [shamim]: '01700000010',
  [habib]: '01700000011',
};

/** Who joins in the week, and by which number people can be called; nobody has one of these. */
export const arrivals: readonly Act[] = [
  { hoursAgo: 168, does: 'keep-time' },
  { hoursAgo: 167, does: 'join', by: habib, name: 'Habib Khan' },
  { hoursAgo: 60, does: 'join', by: tasnim, name: 'Tasnim Ara' },
  ...Object.entries(phones).map(([by, phone]): Act => ({
    hoursAgo: 166,
    does: 'give-phone',
    by,
    phone,
  })),
];
