/** One of a site's machines that finds nothing, for journeys that are about what follows. */
export { playMachine } from '@motohaat/server/testing';
