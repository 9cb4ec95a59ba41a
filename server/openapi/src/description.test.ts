import { describeApi } from '@motohaat/server/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { expect, test } from 'vitest';

import { type Exception, spectralExceptions } from './exceptions.ts';

const description = describeApi();

type Finding = { rule: string; path: string; method: string | undefined; message: string };

test('Redocly finds nothing', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(description),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('Spectral finds nothing that OWASP advises against', async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [owasp] });
  const results = await spectral.run(structuredClone(description) as Record<string, unknown>);
  const findings = results.map(({ code, message, path }): Finding => {
    const [, route = '', method] = path.map(String);
    return { rule: String(code), path: route, method, message };
  });
  expectOnly(findings, spectralExceptions);
}, 120_000);

/** Every finding has its exception, and every exception its finding. */
function expectOnly(findings: readonly Finding[], exceptions: readonly Exception[]): void {
  const left = findings.filter((finding) => !exceptions.some((each) => covers(each, finding)));
  expect(left).toEqual([]);
  const idle = exceptions.filter((each) => !findings.some((finding) => covers(each, finding)));
  expect(idle).toEqual([]);
}

function covers({ rule, calls }: Exception, finding: Finding): boolean {
  if (rule !== finding.rule) return false;
  return !calls || callsAt(finding).some((name) => calls.includes(name));
}

/** The names of the calls that a finding is about: of one method, or of all of its path. */
function callsAt({ path, method }: Finding): string[] {
  return Object.entries(description.paths[path] ?? {})
    .filter(([each]) => method === undefined || method === each)
    .map(([, { operationId }]) => operationId);
}
