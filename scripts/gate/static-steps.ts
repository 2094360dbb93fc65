import { commandStep, type Step } from './steps.ts';

const script = (name: string) => ['npm', 'run', '--silent', name];

/**
 * What needs neither a build nor the emulators, in lines that run beside each other: the unit tests leave a core idle
 * now and then, and what the others have to say is said in one piece. Each is also a script of package.json for a person
 * to run.
 */
export const STATIC_LINES: readonly (readonly Step[])[] = [
  [
    commandStep('lint', 'Lint, without warnings', script('lint'), { output: 'on-failure' }),
    commandStep('types', 'Types of every workspace', script('types'), { output: 'on-failure' }),
  ],
  [
    commandStep('format', 'Format', script('format:check'), { output: 'on-failure' }),
    commandStep('unit', 'Unit tests', script('test:unit')),
  ],
];
