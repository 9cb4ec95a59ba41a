import { describeApi } from '@motohaat/server/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';

import { type Exception, spectralExceptions } from './exceptions.ts';

const description = describeApi();

type Finding = { rule: string; path: string; method: string | undefined; message: string };

/** What Redocly's recommended rules find in the description, warnings too. */
export async function redoclyFindings(): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(description),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** What Spectral's OWASP rules find beyond the exceptions, and exceptions that nothing needs. */
export async function spectralFindings(): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [owasp] });
  const results = await spectral.run(structuredClone(description) as Record<string, unknown>);
  const findings = results.map(({ code, message, path }): Finding => {
    const [, route = '', method] = path.map(String);
    return { rule: String(code), path: route, method, message };
  });
  const left = findings.filter((found) => !spectralExceptions.some((each) => covers(each, found)));
  const idle = spectralExceptions.filter((each) => !findings.some((found) => covers(each, found)));
  return [
    ...left.map(({ rule, path, method, message }) => `${rule} at ${method} ${path}: ${message}`),
    ...idle.map(({ rule }) => `The exception from ${rule} is needed no more: delete it.`),
  ];
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
