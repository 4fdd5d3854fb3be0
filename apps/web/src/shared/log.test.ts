import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchErrors } from '../app/watchErrors.ts';
import { logError } from './log.ts';

const secret = 'شمارهٔ کارت من';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Returns the log entries of a function, as lines. */
function captureLines(act: () => void): string[] {
  vi.stubEnv('APP_VERSION', '1.2.3');
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  act();
  return debug.mock.calls.map((words) => words.join(' '));
}

function errorAt(stack: string, message = secret): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

describe('the log of errors', () => {
  it('names the source, the error, its place in the build and the version, and never the message', () => {
    const error = errorAt('    at f (https://nevisa.test/assets/index-abcd1234.js:1:200)');
    expect(captureLines(() => logError('render', error))).toEqual([
      'render error TypeError index-abcd1234.js:1:200 1.2.3',
    ]);
  });

  it('reads no place out of the message', () => {
    const error = errorAt('', `${secret} /assets/mine.js:1:2`);
    expect(captureLines(() => logError('script', error))).toEqual([
      'script error TypeError  1.2.3',
    ]);
  });

  it.each([secret, { name: secret }, null, Object.assign(new Error('x'), { name: secret })])(
    'logs no text of the user for the thrown value %j',
    (thrown) => {
      const [line] = captureLines(() => logError('promise', thrown));
      expect(line).toMatch(/^promise error unknown/);
      expect(line).not.toContain(secret);
    },
  );
});

describe('errors that no code handles', () => {
  it.each([
    ['error', { error: new RangeError(secret) }, 'script error RangeError'],
    ['unhandledrejection', { reason: new RangeError(secret) }, 'promise error RangeError'],
    ['vite:preloadError', { payload: new TypeError(secret) }, 'chunk error TypeError'],
  ])('G13: logs the event %s without its message', (type, fields, words) => {
    const target = new EventTarget();
    const stop = watchErrors(target);
    const [line = '', ...more] = captureLines(() => {
      target.dispatchEvent(Object.assign(new Event(type), fields));
    });
    stop();
    expect(line).toContain(words);
    expect(line).not.toContain(secret);
    expect(more).toEqual([]);
    expect(captureLines(() => target.dispatchEvent(new Event(type)))).toHaveLength(1);
  });

  it('G13: does not log that a browser measures a box in its next frame', () => {
    const target = new EventTarget();
    const stop = watchErrors(target);
    const report = (error: unknown) =>
      captureLines(() => {
        const message = 'ResizeObserver loop completed with undelivered notifications.';
        target.dispatchEvent(Object.assign(new Event('error'), { error, message }));
      });
    expect([report(null), report(undefined)]).toEqual([[], []]);
    expect(report(new Error('x'))).toHaveLength(1);
    stop();
  });
});
