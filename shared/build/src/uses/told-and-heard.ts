import { readFileSync } from 'node:fs';

import { type EventName, events } from '@motohaat/contract/events';
import { type SlotName, slotNames } from '@motohaat/contract/slots';
import { eventForm, slotShape } from '@motohaat/contract/told-shapes';
import type { Consumed, Offered } from '@motohaat/contract/uses';
import { parseSync } from 'oxc-parser';

import { nameOf, type Node, nodes } from '../surface/declarations.ts';
import type { UsedModules } from './used-modules.ts';

/** What an application tells and hears, beside the calls that it makes: by names of the contract. */
export type Told = {
  offered: Offered;
  heard: NonNullable<Consumed['events']>;
};

/** Functions of `@motohaat/platform/tell` and of the platform's `events`, by what is done with an event. */
const tells = new Set(['emit']);
const hears = new Set(['listen', 'useLast', 'last']);

/** What has none of these names has nothing to be found: most files are not parsed. */
const mayTell = /\bSlot\b|\b(?:emit|listen|useLast|last)\b/;

/**
 * The slots that files draw, and the events that they tell and listen to.
 *
 * @param files path of what was bundled → its exports that are used, as the bundler says
 * @throws Error that names the file of a slot whose name does not stand in the code
 */
export function toldAndHeard(files: UsedModules['files']): Told {
  const slots = new Set<SlotName>();
  const told = new Set<EventName>();
  const heard = new Set<EventName>();
  for (const [file, used] of files) {
    const source = readFileSync(file, 'utf8');
    if (!mayTell.test(source)) continue;
    const { body } = parseSync(file, source).program as unknown as { body: Node[] };
    const kept = body.filter((statement) => isUsed(statement, used, source));
    for (const statement of kept) walk(statement, visit);

    function visit(node: Node): void {
      if (node.type === 'JSXOpeningElement' && nameOf(node['name']) === 'Slot') {
        slots.add(slotOf(node, file));
      }
      if (node.type !== 'CallExpression') return;
      const event = eventOf(node);
      const act = calledName(node);
      if (event !== undefined && tells.has(act)) told.add(event);
      if (event !== undefined && hears.has(act)) heard.add(event);
    }
  }
  return {
    offered: { slots: slotShapes(slots), events: eventForms(told) },
    heard: eventForms(heard),
  };
}

/** Slot → what its fillings are told, sorted by name. */
export function slotShapes(names: Iterable<SlotName>): Offered['slots'] {
  return Object.fromEntries([...names].toSorted().map((name) => [name, slotShape(name)]));
}

/** Event → who hears it and what it says, sorted by name. */
export function eventForms(names: Iterable<EventName>): Offered['events'] {
  return Object.fromEntries([...names].toSorted().map((name) => [name, eventForm(name)]));
}

/** Whether a statement is in the bundle: a function is not that nobody imports, nor its own file names. */
function isUsed(statement: Node, used: readonly string[], source: string): boolean {
  const declared =
    statement.type === 'ExportNamedDeclaration' && (statement['declaration'] as Node);
  if (!declared || declared.type !== 'FunctionDeclaration') return true;
  const name = nameOf(declared['id']) ?? '';
  const isNamedAgain = source.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return used.length === 0 || used.includes('*') || used.includes(name) || isNamedAgain;
}

function slotOf(element: Node, file: string): SlotName {
  const given = nodes(element['attributes']).find(({ name }) => nameOf(name) === 'name');
  const name = nameOf(given?.['value']);
  const slot = slotNames.find((each) => each === name);
  if (slot === undefined)
    throw new Error(`${file}: a Slot says its name as a text of the contract.`);
  return slot;
}

/** Of `emit('a.b', …)`: the event. */
function eventOf(call: Node): EventName | undefined {
  const name = nameOf(nodes(call['arguments'])[0]);
  return name !== undefined && Object.hasOwn(events, name) ? (name as EventName) : undefined;
}

/** `emit` of `emit(…)` and of `events.emit(…)`. */
function calledName(call: Node): string {
  const callee = call['callee'] as Node;
  return nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee) ?? '';
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(each)) walk(each, visit);
    }
  }
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
  );
}
