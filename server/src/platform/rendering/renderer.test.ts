import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, test } from 'vitest';

import { createRenderer, type Renderer } from './renderer.ts';
import { canRender } from './start-child.ts';
import { drawnPage, noAnswer, page, setOf } from './testing.ts';

const answerTo = (url: string) => ({ status: 200, headers: {}, body: `${url} told` });

const started: Renderer[] = [];
afterEach(() => {
  for (const each of started.splice(0)) each.end();
});

async function renderer(remote: string): Promise<Renderer> {
  const made = await createRenderer();
  started.push(made);
  await made.bind(setOf(remote));
  return made;
}

/** The HTML of what is drawn next. */
const htmlOf = async (shop: Renderer) => (await shop.draw(page('/'), noAnswer)).page.html;

/** The HTML of what a remote answers to what is done as its page is drawn. */
const drawOnce = async (remote: string) => htmlOf(await renderer(remote));

describe.runIf(canRender)('a remote that is drawn', () => {
  test('gets the page, its data by the one way there is, and where its files are', async () => {
    const shop = await renderer(`
      const base = require('motohaat:base');
      exports.draw = async ({ path, ask }) => {
        const { body } = await ask('/api/categories', { accept: 'application/json' });
        return { html: [path, base, require('react').version, body].join(' ') };
      };`);
    const { page: drawn, cpu } = await shop.draw(page('/here'), async (url, headers) => ({
      status: 200,
      headers: {},
      body: `${url} ${headers['accept']}`,
    }));
    const html = '/here /remotes/mfe-shop/1/ 1 /api/categories application/json';
    expect(drawn).toEqual(drawnPage({ html, state: '{"now":7}' }));
    expect(cpu).toBeGreaterThan(0);
  });

  test('need not ask for what it is told at once, and says what of it it used', async () => {
    const shop = await renderer(`exports.draw = async ({ ask }) => {
      const answers = await Promise.all(['/api/a', '/api/b'].map((url) => ask(url, { accept: 'x' })));
      return { html: answers.map(({ body }) => body).join(' ') };
    };`);
    const told = ['/api/unused', '/api/b'].map((url) => {
      return { url, headers: { accept: 'x' }, mark: url, answer: answerTo(url) };
    });
    const asked: string[] = [];
    const answer = async (url: string) => {
      asked.push(url);
      return answerTo(url);
    };
    const { page: drawn, used } = await shop.draw(page('/'), answer, told);
    expect([drawn.html, asked, used]).toEqual(['/api/a told /api/b told', ['/api/a'], [1]]);
    const { used: next } = await shop.draw(page('/'), answer);
    expect([asked, next]).toEqual([['/api/a', '/api/a', '/api/b'], []]);
  });

  test('holds what it was told, and shares it with the next page as the same', async () => {
    const shop = await renderer(`let before; exports.draw = async ({ known }) => {
      const answer = known('/api/a', {});
      const isSame = answer === before;
      before = answer;
      return { html: answer.body + isSame + Object.isFrozen(answer) };
    };`);
    const tell = async (mark: string) => {
      const told = [{ url: '/api/a', headers: {}, mark, answer: answerTo(mark) }];
      return (await shop.draw(page('/'), noAnswer, told)).page.html;
    };
    const drawn = [await tell('1'), await tell('1'), await tell('2')];
    expect(drawn).toEqual(['1 toldfalsetrue', '1 toldtruetrue', '2 toldfalsetrue']);
  });

  test('that throws costs its page the HTML, and the next one nothing', async () => {
    const shop = await renderer(`exports.draw = async ({ path }) => {
      if (path === '/broken') throw new TypeError('broken');
      return { html: 'fine' };
    };`);
    await expect(shop.draw(page('/broken'), noAnswer)).rejects.toThrow('TypeError: broken');
    expect(await htmlOf(shop)).toBe('fine');
  });

  test('that loops is ended', async () => {
    const shop = await renderer(`exports.draw = async () => { for (;;); };`);
    await expect(shop.draw(page('/'), noAnswer)).rejects.toThrow('It took more than 2000 ms.');
    await shop.over;
  });

  test('that never answers is ended', async () => {
    const shop = await renderer(`exports.draw = () => new Promise(() => {});`);
    await expect(shop.draw(page('/'), noAnswer)).rejects.toThrow('It took more than');
  });

  test.each([
    ['objects', `const all = []; for (;;) all.push(new Array(1e5).fill({}));`],
    ['bytes', `const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1));`],
  ])('that eats memory by %s ends or is refused more', async (_what, eat) => {
    const shop = await renderer(`exports.draw = async () => { ${eat} };`);
    await expect(shop.draw(page('/'), noAnswer)).rejects.toThrow();
  });

  const writes: [string, string][] = [
    ['a global of its own', `globalThis.left = 'for the next'`],
    ['what all objects inherit', `Object.prototype.left = 'for the next'`],
    ['a method of all texts', `String.prototype.trim = () => 'mine'`],
    ['what the shell shares', `require('react').version = 'mine'`],
    ['a class of the browser', `URL.prototype.left = 'for the next'`],
  ];

  test('leaves nothing for the next page in what all pages share', async () => {
    const shop = await renderer(`
      const writes = [${writes.map(([, write]) => `() => { ${write}; }`).join(', ')}];
      exports.draw = async ({ path }) => {
        writes[path.slice(1)]?.();
        const seen = [globalThis.left, ({}).left, ' a '.trim(), require('react').version];
        return { html: JSON.stringify([...seen, URL.prototype.left]) };
      };`);
    for (const [index, [what]] of writes.entries()) {
      const written = shop.draw(page(`/${index}`), noAnswer);
      await expect(written, what).rejects.toThrow('TypeError');
    }
    expect(await htmlOf(shop)).toBe('[null,null,"a",1,null]');
  });

  test.each([
    ['a method that code assigns in objects of its own', `Array.prototype.push = () => 0`],
    ['a method of all lists', `Array.prototype.map = () => []`],
    ['what all lists begin with', `Array.prototype[0] = 'mine'`],
    ['the name of all errors', `Error.prototype.name = 'Mine'`],
    ['how lists are walked through', `Array.prototype[Symbol.iterator] = function* () {}`],
    ['how texts are searched', `RegExp.prototype.exec = () => null`],
    [
      'what a search says of itself',
      `Object.defineProperty(RegExp.prototype, 'flags', { get: () => 'g' })`,
    ],
    ['what all searches inherit', `RegExp.prototype.left = 1`],
  ])('that changes %s for all is not shown, and its process ends', async (_what, write) => {
    const shop = await renderer(`exports.draw = async () => { ${write}; return {}; };`);
    await expect(shop.draw(page('/'), noAnswer)).rejects.toThrow('The renderer died.');
    await shop.over;
  });

  test('may still name its errors, and what objects of its own say of themselves', async () => {
    const html = await drawOnce(`
      function Mine() {}
      Mine.prototype = Object.create(Error.prototype);
      Mine.prototype.toString = () => 'mine';
      exports.draw = async () => {
        const error = new Error('x');
        error.name = 'Own';
        return { html: String(new Mine()) + error.name };
      };`);
    expect(html).toBe('mineOwn');
  });

  test('has no process, no network, no code from text, and requires what is shared alone', async () => {
    const html = await drawOnce(`exports.draw = async () => {
      const tried = (act) => { try { return String(act()); } catch (error) { return error.name; } };
      return { html: [
        typeof process, typeof fetch, typeof module.require,
        tried(() => new Function('return 1')()), tried(() => require('node:fs')),
      ].join(' ') };
    };`);
    expect(html).toBe('undefined undefined undefined EvalError Error');
  });

  test('leaves no timer behind for the next page', async () => {
    const shop = await renderer(`let late = 0; exports.draw = async () => {
      setTimeout(() => { late += 1; }, 5);
      return { html: String(late) };
    };`);
    await shop.draw(page('/'), noAnswer);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await htmlOf(shop)).toBe('0');
  });

  test.each([
    ['while no page is drawn', '', ''],
    ['of pages that nobody asked for', 'await', '; return new Promise(() => {})'],
  ])('that speaks without end %s is ended', async (_when, wait, then) => {
    const shop = await renderer(`exports.draw = async () => {
      const node = URL.constructor('return process')();
      const text = JSON.stringify({ type: 'ask', id: 99, ask: 1, url: '/', headers: {} });
      const frame = new Uint8Array([0, 0, 0, text.length, ...[...text].map((each) => each.charCodeAt(0))]);
      const speak = async () => { for (;;) {
        if (!node.stdout.write(frame)) await new Promise((done) => node.stdout.once('drain', done));
      } };
      ${wait} speak()${then};
      return {};
    };`);
    const began = performance.now();
    await shop.draw(page('/'), noAnswer).catch(() => {});
    await shop.over;
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  test('says whether it was killed or ended by itself', async () => {
    const shop = await renderer(`exports.draw = async ({ path }) => {
      if (path === '/ends') URL.constructor('return process')().exit();
      return new Promise(() => {});
    };`);
    const died = shop.draw(page('/ends'), noAnswer);
    await expect(died).rejects.toMatchObject({ fault: 'release' });
  });

  test('cannot ask for ever', async () => {
    const shop = await renderer(
      `exports.draw = async ({ ask }) => { for (;;) await ask('/api/x', {}).catch(() => {}); };`,
    );
    await expect(shop.draw(page('/'), noAnswer)).rejects.toThrow('The page asks too often.');
  });
});

test.runIf(canRender)(
  'code that got out of its realm has no files, no network, no programs and no environment',
  async () => {
    const key = path.join(tmpdir(), 'composition-key-of-a-test.pem');
    await writeFile(key, 'secret');
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    // Node's own process object, from where a realm is no wall.
    const acts = {
      'read the key that signs': `node('fs').readFileSync('${key}', 'utf8')`,
      'write a file': `node('fs').writeFileSync('/tmp/left-by-a-page', 'x')`,
      'start a program': `node('child_process').execSync('id')`,
      'start a thread': `new (node('worker_threads').Worker)('1', { eval: true })`,
      'open a connection': `new Promise((done, fail) => {
        node('net').connect(${port}, '127.0.0.1').on('connect', done).on('error', fail);
      })`,
      listen: `new Promise((done, fail) => {
        node('net').createServer().on('error', fail).listen(0, done);
      })`,
    };
    const shop = await renderer(`
      const it = URL.constructor('return process')();
      const node = it.getBuiltinModule;
      const acts = { ${Object.entries(acts)
        .map(([name, act]) => `'${name}': () => ${act}`)
        .join(', ')} };
      exports.draw = async () => {
        const seen = { env: it.env, kill: typeof it.kill };
        for (const [name, act] of Object.entries(acts)) {
          try { await act(); seen[name] = 'done'; } catch (error) { seen[name] = error.code; }
        }
        return { html: JSON.stringify(seen) };
      };`);
    const { page: drawn } = await shop.draw(page('/'), noAnswer);
    server.close();
    expect(JSON.parse(drawn.html)).toEqual({
      env: {},
      kill: 'undefined',
      ...Object.fromEntries(Object.keys(acts).map((name) => [name, 'ERR_ACCESS_DENIED'])),
    });
  },
);
