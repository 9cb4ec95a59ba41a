import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';

import { linkNext, pageOf } from './paging.ts';

test.each([
  ['/api/categories/1', '/api/categories/1?cursor=bmV4dA'],
  ['/api/categories/1?cursor=b2xk', '/api/categories/1?cursor=bmV4dA'],
  ['/api/x?limit=3&cursor=b2xk&q=a%20b', '/api/x?limit=3&q=a%20b&cursor=bmV4dA'],
  ['/api/x?cursors=1&&q=a?b', '/api/x?cursors=1&q=a?b&cursor=bmV4dA'],
  ['/api/x?q=">,<y> \u00e9', '/api/x?q=%22%3E,%3Cy%3E%20%C3%A9&cursor=bmV4dA'],
])('the page after %s is at %s', (url, next) => {
  const header = vi.fn<FastifyReply['header']>();
  linkNext({ url } as FastifyRequest, { header } as unknown as FastifyReply, 'bmV4dA');
  expect(header).toHaveBeenCalledWith('link', `<${next}>; rel="next"`);
});

test('the last page names no next one', () => {
  const header = vi.fn<FastifyReply['header']>();
  linkNext({ url: '/api/x' } as FastifyRequest, { header } as unknown as FastifyReply, undefined);
  expect(header).not.toHaveBeenCalled();
});

test.each([
  [[], [], undefined],
  [['a', 'b'], ['a', 'b'], undefined],
  [['a', 'b', 'c'], ['a', 'b'], 'after b'],
])('of a page of two, %j are shown as %j and continue %s', (rows, shown, next) => {
  expect(pageOf(rows, 2, (row) => `after ${row}`)).toEqual({ rows: shown, next });
});
