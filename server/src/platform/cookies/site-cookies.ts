import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that every page and call of the site sends back, and that no script can read. */
export type SiteCookies = {
  read(request: FastifyRequest, name: string): string | undefined;
  /** @param age seconds that the browser keeps it */
  set(reply: FastifyReply, name: string, value: string, age: number): void;
  /** Takes it away from a caller who has it. */
  clear(request: FastifyRequest, reply: FastifyReply, name: string): void;
};

const read: SiteCookies['read'] = (request, name) => request.cookies[name];

/** @param secure whether they travel over HTTPS only */
export function createSiteCookies({ secure }: { secure: boolean }): SiteCookies {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const set: SiteCookies['set'] = (reply, name, value, age) => {
    reply.setCookie(name, value, { ...attributes, maxAge: age });
  };
  return {
    read,
    set,
    clear(request, reply, name) {
      if (read(request, name) !== undefined) set(reply, name, '', 0);
    },
  };
}
