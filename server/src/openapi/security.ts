import type { Call } from '@motohaat/contract/calls/call';

export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'From accounts.exchangeToken, for a day. A JSON Web Token by the best practices of RFC8725.',
  },
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      "The identity provider's ID token, for an hour. A JSON Web Token, checked by the best practices of RFC8725.",
  },
  teamToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Of the team of an application, from npm run team -- create: 32 random bytes.',
  },
  machineKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Of the machines that look at releases, made from SMOKE_KEY.',
  },
} as const;

type Requirement = { [Scheme in keyof typeof securitySchemes]?: [] };

/** Which token a call takes; an empty requirement stands for none. */
export function securityOf({ access, teamAccounts, byMachines }: Call): Requirement[] {
  switch (access) {
    case 'public':
      return [];
    case 'optional':
    case 'lenient':
      return [{}, { accessToken: [] }];
    case 'identity':
      return [{ idToken: [] }];
    case 'team':
      if (byMachines) return [{ machineKey: [] }];
      return [{ teamToken: [] }, ...(teamAccounts ? [{ accessToken: [] as [] }] : [])];
    default:
      return [{ accessToken: [] }];
  }
}
