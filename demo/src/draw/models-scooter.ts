import type { ScooterSpec } from './scooter.ts';

type ScooterKey =
  | 'shalik-110'
  | 'torongo-city-125'
  | 'machranga-lx-125'
  | 'nodi-lite-90'
  | 'torongo-max-150';

/** The scooters of the demo market, as the drawing code sees them. */
export const scooters: Record<ScooterKey, ScooterSpec> = {
  'shalik-110': {
    rear: { at: [404, 845], radius: 140, rim: 92, style: 'five' },
    front: { at: [1200, 845], radius: 140, rim: 92, style: 'five' },
    rake: 26,
    back: 'round',
    face: 'round',
    head: 'lamp',
    floorboard: 'flat',
    muffler: { from: [600, 888], to: [270, 846], width: 84, kind: 'box', fill: 'black' },
    mirror: { head: [926, 226], round: false },
    grip: { root: [952, 372], end: [862, 364] },
  },
  'torongo-city-125': {
    rear: { at: [404, 845], radius: 140, rim: 94, style: 'split' },
    front: { at: [1210, 845], radius: 140, rim: 94, style: 'split', disc: 62 },
    rake: 26,
    back: 'edged',
    face: 'edged',
    head: 'screen',
    floorboard: 'flat',
    muffler: { from: [600, 886], to: [266, 828], width: 86, kind: 'stubby', fill: 'black' },
    mirror: { head: [930, 244], round: false },
    grip: { root: [952, 392], end: [864, 386] },
  },
  'machranga-lx-125': {
    rear: { at: [410, 847], radius: 138, rim: 84, style: 'ten' },
    front: { at: [1198, 847], radius: 138, rim: 84, style: 'ten' },
    rake: 25,
    back: 'bubble',
    face: 'retro',
    head: 'round',
    floorboard: 'flat',
    muffler: { from: [610, 888], to: [300, 872], width: 74, kind: 'pea-shooter', fill: 'chrome' },
    mirror: { head: [920, 238], round: true },
    grip: { root: [950, 384], end: [860, 378] },
  },
  'nodi-lite-90': {
    rear: { at: [404, 839], radius: 146, rim: 106, style: 'wire' },
    front: { at: [1196, 839], radius: 146, rim: 106, style: 'wire' },
    rake: 25,
    back: 'slim',
    face: 'slim',
    head: 'lamp',
    floorboard: 'flat',
    muffler: { from: [590, 882], to: [290, 850], width: 66, kind: 'megaphone', fill: 'steel' },
    mirror: { head: [922, 232], round: true },
    grip: { root: [950, 374], end: [862, 368] },
  },
  'torongo-max-150': {
    rear: { at: [400, 833], radius: 152, rim: 104, style: 'star', disc: 66 },
    front: { at: [1232, 833], radius: 152, rim: 106, style: 'star', disc: 74 },
    rake: 27,
    back: 'maxi',
    face: 'maxi',
    head: 'bare',
    floorboard: 'tunnel',
    muffler: { from: [610, 880], to: [250, 806], width: 96, kind: 'stubby', fill: 'carbon' },
    mirror: { head: [1000, 292], round: false },
    grip: { root: [936, 372], end: [846, 368] },
  },
};
