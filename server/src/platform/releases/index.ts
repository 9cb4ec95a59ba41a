/** What the command of the teams shares with the server: how a build is read, checked and named. */
export { readDistFolder } from './dist-folder.ts';
export { contentType } from './media.ts';
export { ReleaseRefusedError } from './refusals.ts';
export { releaseId } from './release-id.ts';
