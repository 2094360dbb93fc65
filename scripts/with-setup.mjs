// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, built-in modules only.
// node scripts/with-setup.mjs <name> [args]: installs what is missing, then runs scripts/<name>.ts on the
// project's own Node with the same arguments, signals and exit code.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const binaries = join(packages, '.bin');

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(
    `Node 20.19 or newer is needed, and this is ${process.versions.node}: install the current LTS from https://nodejs.org.`,
  );
}

/** @param {string} file */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

function installWhatIsMissing() {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  // npm's own record, written as the last thing of an installation and removed first.
  const present = lockedPackages(join(packages, '.package-lock.json'));
  if (isInstalled(wanted, present)) return;
  if (existsSync(packages) && lstatSync(packages).isSymbolicLink()) {
    giveUp(
      'node_modules is a link and not up to date: install where it leads, `npm ci` here would empty that folder.',
    );
  }
  console.log('Installing the dependencies (npm ci), a minute or two the first time …');
  const startedAt = Date.now();
  const npm = process.env.npm_execpath;
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const [command, args] = npm ? [process.execPath, [npm, ...options]] : ['npm', options];
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (signal) process.exit(128 + constants.signals[signal]);
  if (error || status !== 0) {
    giveUp(
      'The dependencies could not be installed: see above, and check the connection to the npm registry.',
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** @param {string} name @param {readonly string[]} args */
function run(name, args) {
  const node = join(binaries, 'node');
  if (!existsSync(node)) {
    giveUp(
      "The project's own Node is missing: allow the install script of the package `node`, then run `npm ci`.",
    );
  }
  const child = spawn(node, [join(root, 'scripts', `${name}.ts`), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: binaries + delimiter + process.env.PATH },
  });
  /** @type {NodeJS.Signals[]} */
  const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => giveUp(`The project's own Node does not start: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}

checkNode();
installWhatIsMissing();
const [name = '', ...args] = process.argv.slice(2);
run(name, args);
