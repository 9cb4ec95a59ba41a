import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type RemotePlan, wordsOf } from './plan.ts';

const template = join(import.meta.dirname, 'template');

/** What a remote contains, whatever is around it. @returns path → text */
export function fillTemplate(plan: RemotePlan): Map<string, string> {
  const values: Record<string, string> = {
    ...plan,
    order: String(plan.order),
    component: wordsOf(plan.id).join(''),
  };
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`The template asks for ${key}, which has no value.`);
      return value;
    });
  return new Map(
    templates().map(([path, text]) => [fill(path.replace(/\.template$/, '')), fill(text)]),
  );
}

/** Whether a page of the template imports a package. */
export function isUsedByTemplate(name: string): boolean {
  return templates().some(([, text]) => text.includes(name));
}

function templates(): [path: string, text: string][] {
  return globSync('**/*.template', { cwd: template }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(template, path), 'utf8'),
  ]);
}
