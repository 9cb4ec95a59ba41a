import {
  DeletionPlan,
  DeletionScheduled,
  EditProfile,
  OwnQuery,
  Profile,
  ProfileActionDone,
} from '../profile.ts';
import { ChangeRole, RolePlan } from '../role-change.ts';
import { photoRefusals } from '../uploads.ts';
import { call } from './call.ts';

/** Of every call on one's own account. */
const own = { access: 'signed-in', ownEmail: 'query', query: OwnQuery } as const;
const refusedWith = { acknowledged: false } as const;

export const read = call({
  ...own,
  method: 'GET',
  path: '/profile',
  summary: "The caller's account",
  answer: Profile,
  refusals: [],
});

export const edit = call({
  ...own,
  method: 'PATCH',
  path: '/profile',
  summary: "Changes the caller's name, phone number or language",
  body: EditProfile,
  answer: Profile,
  refusals: [],
  refusedWith,
});

export const setPhoto = call({
  ...own,
  method: 'POST',
  path: '/profile/photo',
  summary: 'Stores a photo (multipart field "image") and shows it in the caller\'s profile',
  body: 'form',
  answer: Profile,
  refusals: ['conflict', ...photoRefusals],
  refusedWith,
  idempotent: 'replayed',
});

export const removePhoto = call({
  ...own,
  method: 'DELETE',
  path: '/profile/photo',
  summary: "Takes the photo off the caller's profile",
  answer: Profile,
  refusals: ['conflict'],
  refusedWith,
});

/** Of what an account is; an admin is made by a command, and stays one. */
const ofRole = { ...own, path: '/profile/role', access: ['buyer', 'seller'] } as const;

export const rolePlan = call({
  ...ofRole,
  method: 'GET',
  summary: 'What it would change to become a seller, or a buyer again',
  answer: RolePlan,
  refusals: [],
});

export const changeRole = call({
  ...ofRole,
  method: 'POST',
  summary: "Makes the caller a seller, or a buyer again; the caller's tokens end",
  body: ChangeRole,
  answer: ProfileActionDone,
  refusals: ['conflict', 'not_found'],
  refusedWith,
  idempotent: 'rerun',
});

export const signOutEverywhere = call({
  ...own,
  method: 'POST',
  path: '/profile/sign-out-everywhere',
  summary: "Ends all of the caller's sessions, this one too",
  answer: ProfileActionDone,
  refusals: [],
  refusedWith,
  idempotent: 'replayed',
});

export const exportData = call({
  ...own,
  method: 'GET',
  path: '/profile/export',
  summary: 'Everything that the database holds of the caller, as a file',
  answer: 'file',
  refusals: [],
});

export const deletionPlan = call({
  ...own,
  method: 'GET',
  path: '/profile/deletion',
  summary: "What deleting the caller's account would do",
  answer: DeletionPlan,
  refusals: [],
});

export const remove = call({
  ...own,
  method: 'DELETE',
  path: '/profile',
  summary: "Asks for the caller's account to be deleted",
  answer: DeletionScheduled,
  refusals: ['forbidden', 'last_admin', 'money_in_flight', 'sign_in_again'],
  refusedWith,
});

export const keep = call({
  ...own,
  method: 'POST',
  path: '/profile/keep',
  summary: "Keeps the caller's account, which was to be deleted",
  answer: ProfileActionDone,
  refusals: [],
  refusedWith,
  idempotent: 'replayed',
});
