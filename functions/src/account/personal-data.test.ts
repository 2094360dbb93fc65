import { Firestore } from '@google-cloud/firestore';
import { MESSAGES } from '@knack/contract/messages';
import { expect, it } from 'vitest';
import * as collections from '../platform/collections.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const db = new Firestore({ projectId: 'demo-nobody' });

it('names every collection that the API writes, and the room', () => {
  const written = Object.values(collections).map((open) => open(db).id);
  const listed = new Set(PERSONAL_DATA.map(({ collection }) => collection));
  expect([...listed].sort()).toEqual([...written, MESSAGES].sort());
});

it('gives each part of somebody’s own copy a name of its own', () => {
  const names = PERSONAL_DATA.flatMap(({ inExport }) => (inExport ? [inExport.name] : []));
  expect(new Set(names).size).toBe(names.length);
});
