import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type NextLinkParts, renewAtNextLink } from './next-link.ts';

const go = vi.fn<NextLinkParts['go']>();
const isDue = vi.fn<NextLinkParts['isDue']>();
const router = vi.fn<(taken: boolean) => void>();
let stop = () => {};

beforeEach(() => {
  go.mockReset();
  router.mockReset();
  isDue.mockReset().mockReturnValue(true);
  stop = renewAtNextLink({ isDue, go });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function click(markup: string, how: MouseEventInit = {}) {
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => {
    router(event.defaultPrevented);
    event.preventDefault();
  });
  const target = link?.firstElementChild ?? link;
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

it('leads a link to another page to a fresh document, and the router finds it taken care of', () => {
  click('<a href="/blogs?x=1"><b>Blogs</b></a>');
  expect(go).toHaveBeenCalledWith('http://localhost:3000/blogs?x=1');
  expect(isDue).toHaveBeenCalledWith('/blogs');
  expect(router).toHaveBeenCalledWith(true);
});

it.each<[string, string, MouseEventInit?]>([
  ['a link within the page', '<a href="/?page=2#list">2</a>'],
  ['another site', '<a href="https://x.example/blogs">x</a>'],
  ['a new tab', '<a href="/blogs" target="_blank">x</a>'],
  ['a download', '<a href="/blogs" download>x</a>'],
  ['a new tab by key', '<a href="/blogs">x</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/blogs">x</a>', { button: 1 }],
  ['a form that is being sent', '<form aria-busy="true"></form><a href="/blogs">x</a>'],
  ['an action under way', '<form><button aria-busy="true"></button></form><a href="/blogs">x</a>'],
])('leaves %s alone', (_, markup, how) => {
  click(markup, how);
  expect(go).not.toHaveBeenCalled();
  expect(router).toHaveBeenCalledWith(false);
});

it('leaves all links alone while no fresh document is due', () => {
  isDue.mockReturnValue(false);
  click('<a href="/blogs">x</a>');
  expect(go).not.toHaveBeenCalled();
});
