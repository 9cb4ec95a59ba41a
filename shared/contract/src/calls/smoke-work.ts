import { SignedComposition } from '../composition.ts';
import {
  SignedSmokeTest,
  SmokeClaim,
  SmokeCompositionQuery,
  SmokeDocumentQuery,
  SmokeFailure,
  SmokeOrderParam,
  SmokeProgress,
  SmokeTaken,
  SmokeWork,
} from '../smoke-tests.ts';
import { call } from './call.ts';

/** Calls of the machines that look at releases; they have a key of the server's. */
const machines = { access: 'team', byMachines: true } as const;

export const claim = call({
  method: 'POST',
  path: '/smoke-tests/claim',
  summary: 'Says that a machine is there, and gives it the next smoke test that was ordered',
  ...machines,
  body: SmokeClaim,
  answer: SmokeWork,
  refusals: [],
});

export const progress = call({
  method: 'POST',
  path: '/smoke-tests/:id/progress',
  summary: 'Says how far a smoke test is, and keeps it for its machine',
  ...machines,
  params: SmokeOrderParam,
  body: SmokeProgress,
  answer: { 204: null },
  refusals: ['conflict'],
});

export const giveUp = call({
  method: 'POST',
  path: '/smoke-tests/:id/failure',
  summary: 'Says why a smoke test could not be carried out',
  ...machines,
  params: SmokeOrderParam,
  body: SmokeFailure,
  answer: { 204: null },
  refusals: ['conflict'],
});

export const composition = call({
  method: 'GET',
  path: '/smoke-tests/:id/composition',
  summary: 'The composition of a role in the set of a smoke test',
  ...machines,
  params: SmokeOrderParam,
  query: SmokeCompositionQuery,
  answer: SignedComposition,
  refusals: [],
});

export const document = call({
  method: 'GET',
  path: '/smoke-tests/:id/document',
  summary: 'A page in the set of a smoke test, as HTML',
  ...machines,
  params: SmokeOrderParam,
  query: SmokeDocumentQuery,
  answer: 'html',
  refusals: [],
});

export const report = call({
  method: 'POST',
  path: '/smoke-tests/:id/report',
  summary: 'Hands in what a machine found, signed',
  ...machines,
  params: SmokeOrderParam,
  body: SignedSmokeTest,
  answer: SmokeTaken,
  refusals: ['conflict', 'invalid'],
});
