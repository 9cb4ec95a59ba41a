// The door to every root verb: brings the tools that the machine lacks, installs the packages when
// they changed, and hands over to scripts/verbs/<verb>.ts. Plain JavaScript without packages, because
// nothing is installed yet and the machine's Node may be as old as 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ownerOf } from './lib/owner.mjs';

const began = Date.now();
const root = fileURLToPath(new URL('..', import.meta.url));
const state = join(root, '.motohaat');
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const toolVersions = { node: '26.10.0', pnpm: '12.21.0' };

const verbs = {
  start: 'set everything up and serve the site with demo data at http://localhost:4400',
  test: 'set everything up, then check, unit and route tests, browser journeys; of one package: npm test -- mfe-seller; of several machines: npm run test:fleet',
  dev: 'serve the site and rebuild what you edit',
  build: 'build the applications whose sources changed',
  check: 'types, lint, format, unused code, package versions; writes nothing',
  fix: 'repair what lint and format can repair',
  bench:
    'measure what federation costs the home page; others: npm run bench -- api, overload, restarts, paint',
  admin: 'make an account an admin: npm run admin -- EMAIL',
  team: 'tokens with which teams release: npm run team -- --help',
  release: 'release one application: npm run release -- --help',
  mutants:
    'change the guards of a folder one by one: npm run mutants -- server/src/modules/bookings',
  messages: 'every text in both languages, as a list or a sheet: npm run messages -- --help',
  'new-remote': 'make a remote: npm run new-remote -- NAME --audience buyer',
  reset: 'empty .motohaat/: database, uploads, demo accounts, tools',
};

/** An error that one sentence explains in full. */
class UserError extends Error {}

/** Somebody asked for the end; nothing more is to be said. */
class Interrupted extends Error {}

const [verb = 'help', ...rest] = process.argv.slice(2);
try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = error instanceof Interrupted ? 130 : 1;
  if (!(error instanceof Interrupted)) {
    process.stderr.write(
      `${error instanceof UserError ? error.message : String(error?.stack ?? error)}\n`,
    );
  }
}

async function main() {
  if (!(verb in verbs)) {
    for (const [name, what] of Object.entries(verbs))
      process.stdout.write(`npm run ${name.padEnd(10)} ${what}\n`);
    return verb === 'help' ? 0 : 1;
  }
  if (verb === 'reset') return reset();
  openState();
  const tools = await bringTools();
  const env = environment(tools);
  await installPackages(tools, env);
  const script = join(root, 'scripts/verbs', `${verb}.ts`);
  const { code } = await run(tools.node, [...tools.nodeFlags, script, ...rest], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return code;
}

function openState() {
  try {
    mkdirSync(state, { recursive: true });
    accessSync(state, constants.W_OK);
  } catch {
    throw new UserError(
      `The folder ${state} cannot be written by this account. Use the account that owns it.`,
    );
  }
}

/**
 * pnpm always, and Node 26 where the machine's own is older: only from there on can pages be drawn
 * on the server. Where it cannot be had, one from 22.12 on does everything else.
 */
async function bringTools() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const bins = [await bring('pnpm')];
  const brought = major < 26 && (await bringNewer(major > 22 || (major === 22 && minor >= 12)));
  if (brought) bins.push(brought);
  // Node runs TypeScript by itself from 22.18 on; before, it wants to be asked.
  const asked = !brought && !process.features.typescript;
  return {
    bins,
    node: brought ? join(brought, 'node') : process.execPath,
    pnpm: join(bins[0], 'pnpm'),
    nodeFlags: asked ? ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'] : [],
  };
}

/** @param ownDoes whether the machine's own Node can stand in */
async function bringNewer(ownDoes) {
  try {
    return await bring('node');
  } catch (error) {
    if (!ownDoes || !(error instanceof UserError)) throw error;
    say(`Going on with Node ${process.versions.node}: pages are then drawn by the browser alone`);
    return null;
  }
}

/**
 * Brings one tool from the npm registry, unless it is there. It is installed into a folder beside
 * and then renamed, so that a broken-off download is never taken for whole.
 */
async function bring(tool) {
  const name = `${tool}-${toolVersions[tool]}`;
  const home = join(state, 'tools', name);
  const bin = join(home, 'node_modules', '.bin');
  if (existsSync(home)) return bin;
  say(`Bringing ${name} from the npm registry (some seconds)`);
  const fresh = `${home}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), '{"private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1'];
  const place = ['--prefix', fresh, '--cache', join(state, 'npm-cache')];
  const wanted = `${tool}@${toolVersions[tool]}`;
  const { code, output, interrupted } = await run(
    'npm',
    [...args, ...place, wanted],
    quietly(fresh),
  );
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw interrupted ? new Interrupted() : new UserError(installError(output, name));
  }
  renameSync(fresh, home);
  return bin;
}

/** Caches and state of every tool stay in `.motohaat/`, so that nothing is left elsewhere. */
function environment(tools) {
  const home = process.env.HOME ?? '';
  return {
    ...process.env,
    PATH: [...tools.bins, process.env.PATH].join(delimiter),
    XDG_CACHE_HOME: join(state, 'cache'),
    XDG_CONFIG_HOME: join(state, 'config'),
    XDG_DATA_HOME: join(state, 'share'),
    XDG_STATE_HOME: join(state, 'state'),
    npm_config_cache: join(state, 'npm-cache'),
    PLAYWRIGHT_BROWSERS_PATH:
      process.env.PLAYWRIGHT_BROWSERS_PATH ??
      join(process.env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright'),
    // Tests start hundreds of processes: each would compile the same packages again.
    ...(verb === 'test' && {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(state, 'cache', 'compiled'),
    }),
    MOTOHAAT_NODE_FLAGS: tools.nodeFlags.join(' '),
    MOTOHAAT_BEGAN: String(began),
  };
}

async function installPackages(tools, env) {
  const packages = [...foldersIn(''), ...foldersIn('shared')].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  const hash = createHash('sha256');
  for (const file of [...files, ...packages.map((name) => join(name, 'package.json'))]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  const wanted = hash.digest('hex');
  const stamp = join(state, 'installed');
  const before = existsSync(join(root, 'node_modules/.modules.yaml'));
  if (before && read(stamp) === wanted) return;
  say('Installing packages (the first time: a minute or two)');
  const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'];
  // pnpm leaves lock files in the folder for temporary ones.
  const temporary = join(state, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const { code, output, interrupted } = await run(
    tools.pnpm,
    [...args, '--config.fetch-retries=1'],
    quietly(root, { ...env, TMPDIR: temporary }),
  );
  if (code !== 0) {
    const made = before ? [] : ['.', ...packages].map((name) => join(root, name, 'node_modules'));
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
    throw interrupted ? new Interrupted() : new UserError(installError(output, 'The packages'));
  }
  writeFileSync(stamp, wanted);
}

function foldersIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}

function installError(output, what) {
  if (/ENOSPC|no space left/i.test(output))
    return `${what} could not be installed: the disk is full.`;
  if (/OUTDATED_LOCKFILE/.test(output)) {
    return `${what} could not be installed: pnpm-lock.yaml does not fit the package.json files. Run pnpm install and commit the lock file.`;
  }
  if (
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|META_FETCH|REGISTRY|error sending request|network request/i.test(
      output,
    )
  ) {
    return `${what} could not be installed: the npm registry does not answer. Check the connection and run the same command again.`;
  }
  return `${what} could not be installed:\n${output.trim().slice(-2000)}`;
}

function reset() {
  const owner = ownerOf(join(state, 'run.pid'));
  if (owner) {
    throw new UserError(
      `MotoHaat is running (process ${owner}). Stop it with Ctrl-C first, then reset.`,
    );
  }
  // Where root may not run a database, its files lie in a folder that this one names.
  const elsewhere = read(join(state, 'postgres', 'elsewhere')).trim();
  if (elsewhere) rmSync(elsewhere, { recursive: true, force: true });
  for (const name of existsSync(state) ? readdirSync(state) : []) {
    rmSync(join(state, name), { recursive: true, force: true });
  }
  say('Emptied .motohaat/');
  return 0;
}

function quietly(cwd, env = process.env) {
  return { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' };
}

/**
 * Runs a command and collects what it prints into a pipe. It ends with this process: signals are
 * passed on, and whoever started this process may be killed without a word to it.
 */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (output += data));
    let interrupted = false;
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, pass);
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid === parent || pass('SIGTERM'), 500);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const each of signals) process.off(each, pass);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output, interrupted });
    });
  });
}

/** Where a machine reads the outcome, nothing else may stand. */
function say(text) {
  const stream = rest.includes('--json') ? process.stderr : process.stdout;
  stream.write(`• ${text}\n`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
