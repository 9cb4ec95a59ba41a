import { drawingHeader, whyUndrawnHeader } from '@motohaat/contract/smoke-tests';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createStableCompositions } from '../composition/stable-compositions.ts';
import { createVisitorGroups } from '../composition/visitor-groups.ts';
import { cutSheet } from '../rendering/cut-sheet.ts';
import type { Drawing, Drawings } from '../rendering/drawings.ts';
import { drawnPage } from '../rendering/testing.ts';
import { storefrontBuild } from '../testing/builds.ts';
import { sign } from '../testing/keys.ts';
import { liveRevision, publicConfig } from '../testing/revisions.ts';
import { createPolicyFor } from './content-security-policy.ts';
import { createDocumentWriter } from './document.ts';
import { createDocuments } from './documents.ts';
import { styleOf } from './split-styles.ts';

const page = {
  revision: liveRevision(storefrontBuild()),
  selection: {},
  language: 'en' as const,
  path: '/',
  search: '',
  origin: 'https://x.example',
  lowData: false,
};
const style = { href: '/shell/1/a.css', parts: cutSheet('a{}') ?? [] };
const drawn = (changes: Parameters<typeof drawnPage>[0] = {}): Drawing => ({
  outcome: 'drawn',
  page: drawnPage(changes),
  styles: [style],
});
/** A visitor who has a release on the own machine. */
const override = {
  release: { id: 'own', manifest: storefrontBuild().release },
  origin: 'http://localhost:4413',
  expiresAt: new Date(),
};

const draw = vi.fn<Drawings['draw']>();
let asked: Parameters<ReturnType<typeof createDocuments>['preview']>[1] = page;
beforeEach(() => {
  draw.mockReset().mockResolvedValue({ outcome: 'none' });
  asked = page;
});

let app: FastifyInstance;
const atHand: unknown[] = [];
beforeAll(() => {
  const documents = createDocuments({
    sign,
    stable: createStableCompositions(sign),
    groups: createVisitorGroups('secret'),
    write: createDocumentWriter(publicConfig),
    policyFor: createPolicyFor(publicConfig, { production: false, imageOrigins: [] }),
    drawings: { draw, attempt: async () => undefined },
  });
  app = fastify();
  app.decorate('placeFor', () => ({ isReplica: false }));
  app.addHook('onResponse', async (request) => void atHand.push(request.isAtHand));
  app.get('/', (request, reply) => documents.answer(request, reply, asked));
  app.get('/preview', (_request, reply) => documents.preview(reply, asked));
});
afterAll(() => app.close());

const policyOf = async () => String((await app.inject('/')).headers['content-security-policy']);

describe('a document', () => {
  test('holds the page that was drawn, and allows what stands in it by its hash', async () => {
    draw.mockResolvedValue(drawn());
    expect((await app.inject('/')).body).toContain('data-drawn><p>Page</p>');
    expect(await policyOf()).toContain(`style-src 'self' ${styleOf('a{}').hash} `);
    draw.mockResolvedValue({ outcome: 'none' });
    expect((await app.inject('/')).body).not.toContain('data-drawn');
    expect(await policyOf()).not.toContain('sha256');
  });

  test('of a drawn page is made once, and is at hand when it was sent twice', async () => {
    draw.mockResolvedValue(drawn());
    atHand.length = 0;
    for (let time = 0; time < 3; time += 1) await app.inject('/');
    expect(atHand).toEqual([false, false, true]);
  });

  test.each<[string, Drawing, object, string]>([
    ['drawn', drawn(), {}, 'public'],
    ['none that is drawn here', { outcome: 'none' }, {}, 'public'],
    ['still to be drawn', { outcome: 'failed' }, {}, 'private'],
    ['of somebody who is signed in', drawn(), { isSignedIn: true }, 'private'],
    ['of what is on the own machine', drawn(), { selection: { override } }, 'private'],
  ])('that is %s may be kept by some', async (_what, drawing, changes, who) => {
    draw.mockResolvedValue(drawing);
    asked = { ...page, ...changes };
    expect((await app.inject('/')).headers['cache-control']).toMatch(new RegExp(`^${who}`));
  });

  test.each([
    [{}, 'public'],
    [{ selection: { override } }, 'private'],
  ])('leads to where its page is now, with what says who led there', async (changes, who) => {
    draw.mockResolvedValue(drawn({ redirect: '/categories/1' }));
    asked = { ...page, search: '?fbclid=1', ...changes };
    const { statusCode, headers } = await app.inject('/');
    expect([statusCode, headers['location']]).toEqual([308, '/categories/1?fbclid=1']);
    expect(headers['cache-control']).toMatch(new RegExp(`^${who}`));
  });

  test('is not drawn where it is asked for as where nothing is', async () => {
    asked = { ...page, isEmpty: true };
    await app.inject('/');
    expect(draw).not.toHaveBeenCalled();
  });
});

describe('a page that is tried', () => {
  test('stands where it leads, and says where that is', async () => {
    draw.mockResolvedValueOnce(drawn({ redirect: '/categories/1?page=2' }));
    draw.mockResolvedValue(drawn({ status: 404 }));
    const { statusCode, headers } = await app.inject('/preview');
    expect([statusCode, headers['content-location']]).toEqual([200, '/categories/1?page=2']);
    expect(draw.mock.lastCall?.[0]).toMatchObject({ path: '/categories/1', search: '?page=2' });
    expect(headers[drawingHeader]).toBe('drawn');
  });

  test.each<[Drawing, string | undefined]>([
    [{ outcome: 'failed', why: 'TypeError: broken\n at x' }, 'TypeError%3A%20broken'],
    [{ outcome: 'failed' }, undefined],
    [{ outcome: 'none' }, undefined],
    [drawn(), undefined],
  ])('says why it could not be drawn: %#', async (drawing, why) => {
    draw.mockResolvedValue(drawing);
    const { headers } = await app.inject('/preview');
    expect([headers[drawingHeader], headers[whyUndrawnHeader]]).toEqual([drawing.outcome, why]);
    expect(headers).not.toHaveProperty('content-location');
  });
});
