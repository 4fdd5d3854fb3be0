import { createRequire } from 'node:module';
import type { Identifier, SupportBlock, SupportStatement } from '@mdn/browser-compat-data';
import { Visitor } from 'vite';
import { supportedBrowsers } from '../browserSupport.ts';
import { findLine, parseProgram, type Source } from './sources.ts';

const require = createRequire(import.meta.url);

/** An API of browsers that is newer than the type libraries show. */
interface BrowserApi {
  /** The member as it is written, e.g. `URL.canParse` or `.moveBefore`. */
  name: string;
  /** Its place in MDN's compatibility data. */
  path: string;
  /** Why it may be used without support. */
  reason?: string;
}

const api = (name: string, path: string, reason?: string): BrowserApi => ({
  name,
  path,
  ...(reason && { reason }),
});

/** The web APIs of recent years. What ECMAScript adds after 2023 is refused by the compiler (`lib`). */
const browserApis: readonly BrowserApi[] = [
  api('URL.canParse', 'api.URL.canParse_static'),
  api('URL.parse', 'api.URL.parse_static'),
  api('AbortSignal.any', 'api.AbortSignal.any_static'),
  api(
    'AbortSignal.timeout',
    'api.AbortSignal.timeout_static',
    'Chrome before 124 gives its end the name AbortError; a caller must accept both names',
  ),
  api('Intl.Segmenter', 'javascript.builtins.Intl.Segmenter'),
  api('Intl.DurationFormat', 'javascript.builtins.Intl.DurationFormat'),
  api('.checkVisibility', 'api.Element.checkVisibility'),
  api('.showPopover', 'api.HTMLElement.showPopover'),
  api('.hidePopover', 'api.HTMLElement.hidePopover'),
  api('.startViewTransition', 'api.Document.startViewTransition'),
  api(
    '.moveBefore',
    'api.Element.moveBefore',
    'moveIntoTopModal inserts the element where it is missing',
  ),
  api('.requestIdleCallback', 'api.Window.requestIdleCallback'),
  api('.setHTML', 'api.Element.setHTML'),
  api('.getHTML', 'api.Element.getHTML'),
  api('.requestClose', 'api.HTMLDialogElement.requestClose'),
  api('.caretPositionFromPoint', 'api.Document.caretPositionFromPoint'),
  api('navigator.wakeLock', 'api.Navigator.wakeLock', 'keepAwake does without it'),
  api('navigator.userActivation', 'api.Navigator.userActivation'),
  api('navigator.mediaSession', 'api.Navigator.mediaSession'),
  api('scheduler.yield', 'api.Scheduler.yield'),
  api('scheduler.postTask', 'api.Scheduler.postTask'),
  api('.trustedTypes', 'api.trustedTypes', 'a browser without it enforces no policy'),
  api('Promise.try', 'javascript.builtins.Promise.try'),
  api('Promise.withResolvers', 'javascript.builtins.Promise.withResolvers'),
  api('Array.fromAsync', 'javascript.builtins.Array.fromAsync'),
  api('Iterator.from', 'javascript.builtins.Iterator.from'),
  api('Uint8Array.fromBase64', 'javascript.builtins.Uint8Array.fromBase64'),
  api('RegExp.escape', 'javascript.builtins.RegExp.escape'),
  api('Error.isError', 'javascript.builtins.Error.isError'),
];

/** Finds the APIs in a file that a supported browser lacks. */
export function findUnsupportedApis(source: Source): string[] {
  const findings: string[] = [];
  new Visitor({
    MemberExpression({ start, end }) {
      const written = source.text.slice(start, end).replaceAll('?.', '.');
      const found = browserApis.find(({ name }) =>
        name.startsWith('.')
          ? written.endsWith(name)
          : written === name || written.endsWith(`.${name}`),
      );
      const lacking = found && found.reason === undefined ? browsersWithout(found) : [];
      if (lacking.length > 0) {
        findings.push(
          `${source.path}:${findLine(source, start)} ${found?.name} is missing in ${lacking.join(', ')}`,
        );
      }
    },
  }).visit(parseProgram(source));
  return findings;
}

const dataNames = { chrome: 'chrome', firefox: 'firefox', safari: 'safari_ios' } as const;

function browsersWithout({ path }: BrowserApi): string[] {
  const support = findSupport(path);
  return (['chrome', 'firefox', 'safari'] as const)
    .filter((name) => firstVersion(support[dataNames[name]]) > supportedBrowsers[name])
    .map((name) => `${name} ${supportedBrowsers[name]}`);
}

/** @throws Error for a path that the data does not have. */
function findSupport(path: string): SupportBlock {
  let found = require('@mdn/browser-compat-data') as Identifier;
  for (const key of path.split('.')) {
    found = found[key] ?? {};
  }
  const { __compat: compat } = found;
  if (compat === undefined) {
    throw new Error(`MDN's compatibility data has no ${path}.`);
  }
  return compat.support;
}

/** The first version with the whole API, without a flag and until today; Infinity where none has it. */
function firstVersion(statements: SupportStatement | undefined): number {
  const whole = [statements ?? []]
    .flat()
    .filter(
      ({ flags, partial_implementation: partial, version_removed: removed }) =>
        flags === undefined && partial !== true && removed === undefined,
    );
  return Math.min(...whole.map(({ version_added: added }) => Number(added) || Infinity));
}
