import { Visitor } from 'vite';
import { type BrowserName, supportedBrowsers } from '../browserSupport.ts';
import { lineAt, programOf, type Source } from './sources.ts';

/** An API of browsers that is newer than the type libraries show. */
interface BrowserApi {
  /** The member as it is written, e.g. `URL.canParse` or `.moveBefore`. */
  name: string;
  /** The first version with it; null where none has it. */
  since: Record<Exclude<BrowserName, 'edge'>, number | null>;
  /** Why it may be used without support. */
  reason?: string;
}

const api = (
  name: string,
  chrome: number | null,
  firefox: number | null,
  safari: number | null,
  reason?: string,
): BrowserApi => ({ name, since: { chrome, firefox, safari }, ...(reason && { reason }) });

/**
 * The web APIs of recent years. `AbortSignal.any`, `AbortSignal.timeout`, `Intl.Segmenter` and
 * `Promise.withResolvers` were compared with MDN browser-compat-data (commit 0357104); `wakeLock`,
 * `startViewTransition`, `requestIdleCallback` and `trustedTypes` with caniuse-lite
 * 1.0.30001826. The other rows were not compared with a source. What ECMAScript
 * adds after 2023 is refused by the compiler (`lib`).
 */
const browserApis: readonly BrowserApi[] = [
  api('URL.canParse', 120, 115, 17),
  api('URL.parse', 126, 126, 18),
  api('AbortSignal.any', 116, 124, 17.4),
  api('AbortSignal.timeout', 103, 100, 16),
  api('Intl.Segmenter', 87, 125, 14.1),
  api('Intl.DurationFormat', 129, 136, 16.4),
  api('.checkVisibility', 105, 106, 17.4),
  api('.showPopover', 114, 125, 17),
  api('.hidePopover', 114, 125, 17),
  api('.startViewTransition', 111, 144, 18),
  api('.moveBefore', 133, 144, null, 'moveIntoTopModal inserts the element where it is missing'),
  api('.requestIdleCallback', 47, 55, null),
  api('.setHTML', 146, 148, null),
  api('.getHTML', 125, 128, 18),
  api('.requestClose', 134, 139, 18.4),
  api('.caretPositionFromPoint', 128, 20, 18.4),
  api('navigator.wakeLock', 84, 126, 16.4, 'keepAwake does without it'),
  api('navigator.userActivation', 72, 120, 16.4),
  api('navigator.mediaSession', 73, 82, 15),
  api('scheduler.yield', 129, 142, null),
  api('scheduler.postTask', 94, 142, null),
  api('.trustedTypes', 83, 148, 26, 'a browser without it enforces no policy'),
  api('Promise.try', 128, 134, 18.2),
  api('Promise.withResolvers', 119, 121, 17.4),
  api('Array.fromAsync', 121, 115, 16.4),
  api('Iterator.from', 122, 131, 18.4),
  api('Uint8Array.fromBase64', 140, 133, 18.2),
  api('RegExp.escape', 136, 134, 18.2),
  api('Error.isError', 134, 138, null),
];

/** Finds the APIs in a file that a supported browser lacks. */
export function unsupportedApisOf(source: Source): string[] {
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
          `${source.path}:${lineAt(source, start)} ${found?.name} is missing in ${lacking.join(', ')}`,
        );
      }
    },
  }).visit(programOf(source));
  return findings;
}

function browsersWithout({ since }: BrowserApi): string[] {
  return (['chrome', 'firefox', 'safari'] as const)
    .filter((name) => (since[name] ?? Infinity) > supportedBrowsers[name])
    .map((name) => `${name} ${supportedBrowsers[name]}`);
}
