import type { Member } from '@motohaat/contract/registry';

/** A release by its name and version: `mfe-buyer 1.2.0`. */
export const nameOf = ({ application, version }: Member) => `${application} ${version}`;
