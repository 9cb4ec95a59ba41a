import * as v from 'valibot';

import { ReasonedAction } from '../administration.ts';
import { IdParam } from '../id.ts';
import { ListQuery } from '../list.ts';
import {
  AddModel,
  CatalogueAdditions,
  DecisionDone,
  MapModel,
  ModelDecision,
  OtherModel,
} from '../other-models.ts';
import { call } from './call.ts';

export const additions = call({
  method: 'GET',
  path: '/catalogueAdditions',
  summary: 'Brands and models that were added to the catalogue of names',
  access: 'public',
  answer: CatalogueAdditions,
  refusals: [],
});

export const list = call({
  method: 'GET',
  path: '/otherModels',
  summary:
    'Words in which sellers named models that the catalogue lacks, those of most bikes first',
  access: ['admin'],
  query: ListQuery,
  answer: v.array(OtherModel),
  refusals: ['bad_cursor'],
});

export const map = call({
  method: 'POST',
  path: '/otherModels/map',
  summary: 'Says of all bikes with some words that they are of a model',
  access: ['admin'],
  body: MapModel,
  answer: DecisionDone,
  refusals: ['not_found'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const add = call({
  method: 'POST',
  path: '/otherModels/add',
  summary: 'Adds a model, or a brand with it, and says that all bikes with some words are of it',
  access: ['admin'],
  body: AddModel,
  answer: DecisionDone,
  refusals: ['not_found'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const decisions = call({
  method: 'GET',
  path: '/modelDecisions',
  summary: 'What became of words of sellers, the latest first',
  access: ['admin'],
  query: ListQuery,
  answer: v.array(ModelDecision),
  refusals: ['bad_cursor'],
});

export const undo = call({
  method: 'POST',
  path: '/modelDecisions/:id/undo',
  summary:
    'Gives bikes the words of their sellers back, and takes a model away that only they were of',
  access: ['admin'],
  params: IdParam,
  body: ReasonedAction,
  answer: DecisionDone,
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});
