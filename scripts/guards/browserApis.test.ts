import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { findUnsupportedApis } from './browserApis.ts';
import { readSources } from './sources.ts';

const shipped = (await readSources('{packages,apps}/*/src/**/*.{ts,tsx}')).filter(
  ({ path }) =>
    !/\.(?:test|stories)\.tsx?$/.test(path) && !/(?:^packages\/testing|\/testing)\//.test(path),
);

describe('the APIs of the app', () => {
  it('G09: every supported browser has them, or the list gives a reason', () => {
    expect(shipped.length).toBeGreaterThan(300);
    expect(shipped.flatMap(findUnsupportedApis)).toEqual([]);
  });

  it.each([
    ['void Promise.try(f);', 'Promise.try is missing in chrome 120, firefox 128, safari 17.4'],
    ['globalThis.scheduler?.yield();', 'scheduler.yield'],
    ['element.setHTML(a);', '.setHTML'],
  ])('G09: "%s" is refused', (text, finding) => {
    const [found = ''] = findUnsupportedApis({ path: 'a.ts', text });
    expect(found).toContain(finding);
  });

  it.each(['URL.canParse(a)', 'a.b.canParse(c)', 'navigator.wakeLock'])('accepts "%s"', (text) => {
    expect(findUnsupportedApis({ path: 'a.ts', text })).toEqual([]);
  });
});

describe('the check of the browser before the app starts', () => {
  it('G09: a supported browser sees no sentence', () => {
    expect(shownIn({})).toEqual([]);
  });

  it.each(['noModule', 'URL', 'canParse', 'AbortSignal', 'any', 'Intl', 'Segmenter'])(
    'G09: a browser without %s sees the sentence about its age',
    (missing) => {
      expect(shownIn({ missing })).toEqual(['unsupported']);
    },
  );

  it('G01: a start script that is missing or fails shows that the app is not loaded', () => {
    expect(shownIn({ event: { target: { nodeName: 'SCRIPT' } } })).toEqual(['not-started']);
    expect(shownIn({ event: { error: {} } })).toEqual(['not-started']);
  });

  it('shows nothing for a missing image, nor after the app has started', () => {
    expect(shownIn({ event: { target: { nodeName: 'IMG' } } })).toEqual([]);
    const missingScript = { target: { nodeName: 'SCRIPT' } };
    expect(shownIn({ event: missingScript, started: true })).toEqual([]);
    expect(shownIn({ event: missingScript, prerendered: true })).toEqual(['not-started']);
    expect(shownIn({ event: missingScript, prerendered: true, started: true })).toEqual([]);
  });
});

const script = readFileSync(
  new URL('../../apps/web/public/page-check.js', import.meta.url),
  'utf8',
);

interface Visit {
  /** The feature that the browser lacks. */
  missing?: string;
  /** An error event; its target is the window unless named. */
  event?: object;
  started?: boolean;
  /** The page has content that is not the app yet. */
  prerendered?: boolean;
}

/** Runs the script in a browser of objects and returns the sentences that it shows. */
function shownIn({ missing, event, started = false, prerendered = false }: Visit): string[] {
  const shown: string[] = [];
  const without = (features: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(features).filter(([name]) => name !== missing));
  const withMembers = (members: object) => Object.assign(() => undefined, without({ ...members }));
  const listeners: ((event: object) => void)[] = [];
  const window = {
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listeners.push(listener),
  };
  const member = () => undefined;
  runInNewContext(
    `${missing === 'Intl' ? 'delete globalThis.Intl;' : ''}${script}`,
    without({
      window,
      URL: withMembers({ canParse: member }),
      AbortSignal: withMembers({ any: member }),
      Intl: without({ Segmenter: member }),
      document: {
        createElement: () => without({ noModule: false }),
        addEventListener: () => undefined,
        getElementById: (id: string) =>
          id === 'root'
            ? {
                firstChild: started || prerendered ? {} : null,
                hasAttribute: (name: string) => (name === 'data-started' ? started : prerendered),
                setAttribute: () => undefined,
              }
            : { removeAttribute: () => shown.push(id) },
      },
    }),
  );
  if (event !== undefined) {
    listeners.forEach((listen) => listen({ target: window, ...event }));
  }
  return shown;
}
