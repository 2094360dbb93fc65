import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('the environment of a build', () => {
  it('is the own origin and the configuration of the hosting when nothing is said', () => {
    expect(parseEnvironment({})).toEqual({
      apiBaseUrl: '',
      firebaseConfig: null,
      appCheckSiteKey: null,
    });
  });

  it('takes an API elsewhere, with or without a slash at its end', () => {
    expect(parseEnvironment({ VITE_API_BASE_URL: 'https://api.example.org/v1/' }).apiBaseUrl).toBe(
      'https://api.example.org/v1',
    );
    expect(parseEnvironment({ VITE_API_BASE_URL: '/api' }).apiBaseUrl).toBe('/api');
  });

  it('passes on every member of a built-in configuration', () => {
    const config = { projectId: 'demo-knack', apiKey: 'k', appId: '1:2:web:3' };
    expect(parseEnvironment({ VITE_FIREBASE_CONFIG: JSON.stringify(config) }).firebaseConfig).toEqual(config);
  });

  it('asks the app to vouch for itself only where a site key is given', () => {
    expect(parseEnvironment({ VITE_APP_CHECK_SITE_KEY: ' ' }).appCheckSiteKey).toBeNull();
    expect(parseEnvironment({ VITE_APP_CHECK_SITE_KEY: 'key' }).appCheckSiteKey).toBe('key');
  });

  it.each(['api.example.org', 'ftp://api.example.org', 'https://a b', 'https://a.example?x'])(
    'says what is wrong with the API address %s',
    (address) => {
      expect(() => parseEnvironment({ VITE_API_BASE_URL: address })).toThrow(
        `VITE_API_BASE_URL must be an address such as https://api.example.org, not “${address}”.`,
      );
    },
  );

  it.each(['{', '[]', '{"projectId":"x"}'])('says what is wrong with the configuration %s', (config) => {
    expect(() => parseEnvironment({ VITE_FIREBASE_CONFIG: config })).toThrow(
      'VITE_FIREBASE_CONFIG must be the JSON of a Firebase web app’s configuration',
    );
  });
});
