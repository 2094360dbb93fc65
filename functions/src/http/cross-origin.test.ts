import { describe, expect, it } from 'vitest';
import { parseOrigins } from './cross-origin.ts';

describe('the configured origins', () => {
  it.each([
    [undefined, []],
    [' , ', []],
    ['https://a.example', ['https://a.example']],
    ['https://a.example, http://localhost:5173', ['https://a.example', 'http://localhost:5173']],
  ])('%o are %o', (text, origins) => {
    expect(parseOrigins(text)).toEqual(origins);
  });

  it.each([
    '*',
    'null',
    'a.example',
    'https://a.example/',
    'https://a.example/path',
    'https://*.a.example x',
  ])('%s is no origin, and stops the start', (text) => {
    expect(() => parseOrigins(text)).toThrow('KNACK_ALLOWED_ORIGINS takes origins such as');
  });
});
