import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logError, reportErrorsTo } from '../../shared/log.ts';
import { sendErrorReports } from './sendErrorReports.ts';
import { readTarget } from './sentryEnvelope.ts';

const dsn = 'https://key1@reports.example/7';

function start(readPath = () => '/session/signin') {
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  const sent: { address: string; envelope: string }[] = [];
  sendErrorReports({
    dsn,
    version: '1.2.3',
    readPath,
    now: () => Date.UTC(2026, 10, 28),
    send: (address, envelope) => Promise.resolve(sent.push({ address, envelope })),
  });
  return sent;
}

function errorAt(message: string, ...places: string[]): Error {
  const error = new TypeError(message);
  const lines = places.map((place) => `    at f (https://nevisa.test/assets/${place})`);
  error.stack = [`TypeError: ${message}`, ...lines].join('\n');
  return error;
}

const parseEvent = (envelope = '') => JSON.parse(envelope.split('\n')[2] ?? '') as object;

afterEach(() => {
  reportErrorsTo(null);
  vi.restoreAllMocks();
});

describe('a report of an error', () => {
  it('has the name, the places, the route and the version, and goes to the project', () => {
    const sent = start();
    logError('script', errorAt('secret', 'inner-1.js:1:20', 'outer-2.js:3:4'));
    expect(sent.map(({ address }) => address)).toEqual([
      'https://reports.example/api/7/envelope/?sentry_key=key1&sentry_version=7',
    ]);
    expect(parseEvent(sent[0]?.envelope)).toMatchObject({
      platform: 'javascript',
      release: 'nevisa@1.2.3',
      transaction: 'signIn',
      tags: { source: 'script' },
      timestamp: Date.UTC(2026, 10, 28) / 1_000,
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                { filename: 'app:///assets/outer-2.js', lineno: 3, colno: 4 },
                { filename: 'app:///assets/inner-1.js', lineno: 1, colno: 20 },
              ],
            },
          },
        ],
      },
    });
    const [header, item] = (sent[0]?.envelope ?? '').split('\n');
    expect(JSON.parse(header ?? '')).toMatchObject({ sent_at: '2026-11-28T00:00:00.000Z' });
    expect(JSON.parse(item ?? '')).toEqual({ type: 'event' });
  });

  it('is sent once for equal errors, and ten times at most from a page', () => {
    const sent = start();
    for (let count = 0; count < 3; count += 1) {
      logError('promise', errorAt('x', 'a-1.js:1:1'));
    }
    expect(sent).toHaveLength(1);
    for (let line = 1; line < 30; line += 1) {
      logError('promise', errorAt('x', `a-1.js:${line}:1`));
    }
    expect(sent).toHaveLength(10);
  });

  it('has nothing of a message, an address, a cause or a thrown text (R-012)', () => {
    const canary = fc.stringMatching(/^canary[\w]{8,40}$/);
    checkEvery(100, canary, fc.string(), (secret, noise) => {
      const sent = start(() => `/${secret}?token=${secret}`);
      const error = Object.assign(
        errorAt(`${noise}${secret}\n /assets/${secret}.js:1:2`, 'a.js:1:2'),
        {
          cause: secret,
          token: secret,
        },
      );
      logError('render', error);
      logError('promise', secret);
      logError('script', Object.assign(new Error('x'), { name: `${secret} ` }));
      expect(sent.length).toBeGreaterThan(1);
      expect(JSON.stringify(sent)).not.toContain(secret);
    });
  });

  it('is given up when it does not arrive', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const send = vi.fn(() => Promise.reject(new Error('offline')));
    sendErrorReports({ dsn, version: '1', readPath: () => '/', send });
    logError('chunk', errorAt('x'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  });
});

describe('the target of reports', () => {
  it.each([
    [
      'https://key1@reports.example/7',
      'https://reports.example/api/7/envelope/?sentry_key=key1&sentry_version=7',
    ],
    [
      'http://k@127.0.0.1:9000/in/12',
      'http://127.0.0.1:9000/in/api/12/envelope/?sentry_key=k&sentry_version=7',
    ],
  ])('%s is read', (text, address) => {
    expect(readTarget(text)?.address).toBe(address);
  });

  it.each([
    '',
    'reports.example/7',
    'https://reports.example/7',
    'https://k@reports.example/x',
    'ftp://k@a/1',
    'https://k@a/1?b',
  ])('«%s» is refused', (text) => {
    expect(readTarget(text)).toBeNull();
    expect(() =>
      sendErrorReports({
        dsn: text,
        version: '1',
        readPath: () => '/',
        send: () => Promise.resolve(),
      }),
    ).toThrow('VITE_ERROR_REPORTS is no DSN');
  });
});
