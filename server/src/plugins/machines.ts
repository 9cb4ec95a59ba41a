import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';

const bearer = /^bearer +(\S+) *$/i;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether one of the machines calls that look at releases. */
    isMachine(request: FastifyRequest): boolean;
  }
}

export type MachinesOptions = {
  /** Whether a token is the machines'. */
  isMachineToken: (token: string) => boolean;
};

/** Knows the machines that look at releases by their token. */
export const machines = fastifyPlugin<MachinesOptions>(
  async (app, { isMachineToken }) => {
    app.decorate('isMachine', (request) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1];
      return token !== undefined && isMachineToken(token);
    });
  },
  { name: 'machines' },
);

/** @throws AppError `unauthenticated`; `forbidden` for teams, and for accounts of any role */
export async function callingMachine(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  if (app.isMachine(request)) return;
  const somebody = (await app.teamOf(request)) ?? (await app.authentication.bearer(request));
  throw new AppError(somebody === null ? 'unauthenticated' : 'forbidden', {
    message: (t) => t.calls.machinesOnly,
  });
}
