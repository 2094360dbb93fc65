import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import DesignScreen from './design-screen.tsx';

const SOURCES = join(import.meta.dirname, '../..');

/** The file and all that is loaded with it, of the app's own. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, path = ''] of text.matchAll(/from '(\.[^']+\.tsx?)'/g)) {
    loadedWith(join(dirname(file), path), known);
  }
  return known;
}

it('shows every piece of the kit, or what stands around every screen does', () => {
  const shown = loadedWith(join(import.meta.dirname, 'design-screen.tsx'));
  loadedWith(join(SOURCES, 'app/app.tsx'), shown);
  const kit = globSync('ui/**/*.tsx', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.tsx'));
  expect(kit.length).toBeGreaterThan(40);
  expect(kit.filter((file) => !shown.has(join(SOURCES, file)))).toEqual([]);
});

it('has a heading for each group', async () => {
  renderAt('/design', <DesignScreen />);
  const groups = await screen.findAllByRole('heading', { level: 2 });
  const names = groups.map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining(['Tokens', 'Controls and labels', 'Fields', 'Board', 'States']),
  );
});
