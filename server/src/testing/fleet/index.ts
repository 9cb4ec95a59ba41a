export * from '../engines/index.ts';
export {
  addFleetMarket,
  type FleetMarket,
  type FleetPerson,
  type FleetSeller,
  fleetTokens,
} from './people.ts';
export { checkWholeAudit, findWritten, type Found, type WriteKind } from './written.ts';
