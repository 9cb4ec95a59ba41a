import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { applications } from '../builds.ts';
import { root } from '../run.ts';
import { workspace } from '../workspace.ts';
import { deployFile, settingsIn, variablesOfServer, variablesOfSmoke } from './read-deploy.ts';

type Service = {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  volumes?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  secrets?: (string | { source: string })[];
  environment?: Record<string, string>;
};
type Compose = Record<'services', Record<string, Service>> &
  Record<'secrets' | 'volumes' | 'networks', Record<string, unknown>>;

const compose = parse(deployFile('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const known = variablesOfServer();

const networksOf = ({ networks = [] }: Service) =>
  Array.isArray(networks) ? networks : Object.keys(networks);

function addressOf(name: string): string | undefined {
  const { networks = {} } = compose.services[name] ?? {};
  return Array.isArray(networks) ? undefined : networks['inside']?.ipv4_address;
}

describe('compose.yaml', () => {
  test.each(services)('%s runs an image that somebody named, and may do little', (_, service) => {
    const [, image = ''] = /^\$\{([A-Z_]+):\?.+\}$/.exec(service.image) ?? [];
    expect(settingsIn('images.env.example').has(image)).toBe(true);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
  });

  test.each(services)('%s finds the files, secrets and networks that it names', (_, service) => {
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      const isThere = from.startsWith('./')
        ? existsSync(join(root, 'deploy', from))
        : from in compose.volumes;
      expect(isThere, volume).toBe(true);
    }
    for (const network of networksOf(service)) expect(compose.networks).toHaveProperty(network);
    for (const secret of service.secrets ?? []) {
      expect(compose.secrets).toHaveProperty(typeof secret === 'string' ? secret : secret.source);
    }
  });

  test('only the proxy can be reached from outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['haproxy']);
  });

  test('the proxy finds both servers, which believe what it says of visitors', () => {
    const { SERVER_ONE, SERVER_TWO } = compose.services['haproxy']?.environment ?? {};
    expect(SERVER_ONE).toBe(`${addressOf('server-one')}:4400`);
    expect(SERVER_TWO).toBe(`${addressOf('server-two')}:4400`);
    const trusted = settingsIn('settings.env.example').get('TRUST_PROXY')?.split(',');
    expect(trusted).toContain(addressOf('haproxy'));
  });

  test('sets what the server and the proxy read', () => {
    for (const name of Object.keys(compose.services['server-one']?.environment ?? {})) {
      expect(known).toContain(name);
    }
    for (const name of Object.keys(compose.services['haproxy']?.environment ?? {})) {
      expect(deployFile('haproxy.cfg')).toContain(`\${${name}}`);
    }
  });
});

const read = {
  server: { settings: 'settings.env.example', unit: 'systemd/motohaat@.service', known },
  machine: {
    settings: 'smoke.env.example',
    unit: 'systemd/motohaat-smoke.service',
    known: new Set([...variablesOfSmoke(), 'NODE_ENV', 'HOME']),
  },
};
describe.each(Object.entries(read))('of a %s', (_, { settings, unit: file, known: names }) => {
  const unit = deployFile(file);

  test('the example of the settings names what it reads, and nothing else', () => {
    for (const name of settingsIn(settings).keys()) expect(names).toContain(name);
  });

  test('the unit starts it with settings that it reads', () => {
    const [, program = ''] = /^ExecStart=\S+node (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(join(root, program))).toBe(true);
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
      all.split(' ').map((each) => each.split('=')[0]),
    );
    expect(set.length).toBeGreaterThan(1);
    for (const name of set) expect(names).toContain(name);
  });
});

describe('the Containerfile', () => {
  const file = deployFile('Containerfile');

  test('takes along every package that the server is shipped with', () => {
    const [, copied = ''] = /cp -r --parents (.*) \/out/.exec(file) ?? [];
    const all = workspace();
    for (const name of all.get('server')?.ships ?? []) {
      expect(copied.split(' ')).toContain(all.get(name)?.folder);
    }
  });

  test('publishes every application', () => {
    const [, folders = ''] = /PUBLISH_FROM=(\S+)/.exec(file) ?? [];
    const names = folders.split(':').map((folder) => folder.split('/').at(-1) ?? '');
    expect(names.toSorted()).toEqual(applications().toSorted());
  });

  test('has no image and no key of its own choice', () => {
    expect([...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      `\${NODE_IMAGE}`,
      `\${NODE_IMAGE}`,
    ]);
    expect(file).not.toMatch(/^ARG \w+=/m);
  });

  test('runs the server as nobody in particular', () => {
    expect(file).toMatch(/^USER 10001:10001$/m);
  });
});
