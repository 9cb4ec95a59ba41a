import { chromium } from '@playwright/test';
const base = 'http://localhost:4610';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const ctx = await browser.newContext();
const page = await ctx.newPage();
const sent: string[] = [];
page.on('request', (r) => { if (/api\/(faults|measurements)/.test(r.url())) { const b = JSON.parse(r.postData() ?? '{}'); sent.push(...(b.measurements ?? []).map((m: any) => `${m.remote} ${m.release.slice(0,4)} ${m.canary} ${m.kind} ${m.value ?? ''}`), ...(b.faults ?? []).map((f: any) => `FAULT ${f.remote} ${f.kind} ${f.name} ${f.call ?? ''} ${f.status ?? ''} | ${f.message} | ${(f.frames ?? []).slice(0,3).map((x: any)=>x.file ?? '-').join(' ')}`)); } });
page.on('response', async (r) => { if (/api\/(faults|measurements)/.test(r.url())) console.log('  ->', r.url().slice(-14), r.status(), r.status() === 204 ? '' : await r.text()); });
const leave = async (name: string) => { await page.waitForTimeout(1800); await page.evaluate(() => window.dispatchEvent(new Event('pagehide'))); await page.waitForTimeout(700); console.log('==', name); console.log(sent.splice(0).join('\n')); };
await page.goto(base + '/', { waitUntil: 'networkidle' });
await leave('home');
await page.evaluate(() => { setTimeout(() => { throw new Error('from the console'); }); void Promise.reject(new Error('x')); void Promise.reject('word'); });
const s = await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name).filter((n) => n.endsWith('.js')));
const own = s.find((n) => n.includes('/remotes/')), sh = s.find((n) => n.includes('/shell/'));
await page.evaluate(([a, b]) => {
  const mk = (m: string, ...p: string[]) => Object.assign(new Error(m), { stack: `Error: ${m}\n` + p.map((x) => `    at f (${x}:1:20)`).join('\n') });
  void Promise.reject(mk('in remote', a!)); void Promise.reject(mk('in shell', b!)); void Promise.reject(mk('ext', 'chrome-extension://abc/x.js', a!));
  for (let i = 0; i < 5000; i++) setTimeout(() => { throw mk('loop ' + 'abc'[i % 3], a!); });
}, [own, sh]);
await leave('thrown');
for (const [name, how] of [['500', { status: 500, body: '{}' }], ['404', { status: 404, body: '{}' }], ['net', null], ['503', { status: 503 }]] as const) {
  const p2 = /\/api\/(search|products|categories|bikes)/;
  await page.route(p2, (r) => (how ? r.fulfill(how) : r.abort()));
  await page.goto(base + '/search?q=honda', { waitUntil: 'load' });
  await page.waitForTimeout(500);
  await page.goto(base + '/blogs', { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Home' }).first().click().catch(() => {});
  await page.waitForTimeout(1500);
  await leave(name);
  await page.unroute(p2);
}
await browser.close();
