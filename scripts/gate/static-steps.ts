import { commandStep, type Step } from './steps.ts';

/** What needs neither a build nor the emulators; each is also a script of package.json for a person to run. */
export const STATIC_STEPS: readonly Step[] = [
  commandStep('format', 'Format', ['npm', 'run', '--silent', 'format:check']),
  commandStep('lint', 'Lint, without warnings', ['npm', 'run', '--silent', 'lint']),
  commandStep('types', 'Types of every workspace', ['npm', 'run', '--silent', 'types']),
  commandStep('unit', 'Unit tests', ['npm', 'run', '--silent', 'test:unit']),
];
