import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastSave, save } from './saved-data.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'saved-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const METADATA = {
  firestore: { metadata_file: 'firestore_export/overall' },
  auth: { path: 'auth_export' },
};

function write(target: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(target, name, '..'), { recursive: true });
    writeFileSync(join(target, name), text);
  }
}

const complete = {
  'firebase-export-metadata.json': JSON.stringify(METADATA),
  'firestore_export/overall': 'data',
  'auth_export/accounts.json': '{"users":[]}',
  'auth_export/config.json': '{}',
};

const exporting = (files: Readonly<Record<string, string>>) => async (target: string) => {
  await Promise.resolve();
  write(target, files);
};

test('before anything was saved there is nothing to load', () => {
  expect(lastSave(join(folder, 'not there'))).toBeUndefined();
});

test('a save takes the place of the one before', async () => {
  await save(exporting({ ...complete, 'auth_export/accounts.json': '["first"]' }), folder);
  await save(exporting({ ...complete, 'auth_export/accounts.json': '["second"]' }), folder);
  const kept = lastSave(folder) ?? '';
  expect(readFileSync(join(kept, 'auth_export/accounts.json'), 'utf8')).toBe('["second"]');
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
  ['the export fails', () => Promise.reject(new Error('failed to write export')), 'failed to write export'],
  [
    'Firestore was cut short',
    exporting({ ...complete, 'firestore_export/overall': '' }),
    'Firestore is empty',
  ],
  ['the accounts were cut short', exporting({ ...complete, 'auth_export/accounts.json': '{"us' }), 'JSON'],
  ['the description is missing', exporting({ 'firestore_export/overall': 'data' }), 'ENOENT'],
])('when %s the earlier save stays as it was', async (_, exportTo, reason) => {
  await save(exporting(complete), folder);
  const before = lastSave(folder) ?? '';
  await expect(save(exportTo, folder)).rejects.toThrow(reason);
  expect(lastSave(folder)).toBe(before);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(existsSync(join(before, 'firestore_export/overall'))).toBe(true);
});

test.runIf(existsSync('/dev/full'))(
  'on a full disk the save fails with the system’s word, and the earlier one stays',
  async () => {
    await save(exporting(complete), folder);
    const before = lastSave(folder) ?? '';
    const onFullDisk = async (target: string) => {
      await exporting({ 'firebase-export-metadata.json': complete['firebase-export-metadata.json'] })(target);
      symlinkSync('/dev/full', join(target, 'firestore_export'));
      writeFileSync(join(target, 'firestore_export'), 'what Firestore holds');
    };
    await expect(save(onFullDisk, folder)).rejects.toThrow('ENOSPC');
    expect(lastSave(folder)).toBe(before);
    expect(readdirSync(folder)).toEqual(['1']);
    expect(readFileSync(join(before, 'firestore_export/overall'), 'utf8')).toBe('data');
    await save(exporting(complete), folder);
    expect(lastSave(folder)).toBe(join(folder, '2'));
  },
);

test('what a crash left half written is not loaded, and does not hinder the next save', async () => {
  await save(exporting(complete), folder);
  write(join(folder, '2.unfinished'), { left: 'over' });
  expect(lastSave(folder)).toBe(join(folder, '1'));
  await save(exporting(complete), folder);
  expect(readdirSync(folder)).toEqual(['2']);
});

test('the tenth save is later than the ninth', async () => {
  write(join(folder, '9'), complete);
  await save(exporting(complete), folder);
  expect(lastSave(folder)).toBe(join(folder, '10'));
});
