import { readGateways } from './gateways.ts';

/** The settings of a deployment (RD-12). The build writes the name of the product into the texts. */
export interface Config {
  /** The backend's address without a slash at its end; empty means the page's own origin. */
  apiHost: string;
  /** The dialled number, in Latin digits. */
  supportPhone: string;
  /** The host name of the site's public address; null means that of the page. */
  siteName: string | null;
  /** Null hides social sign-in. */
  googleClientId: string | null;
  /** Name of the chat bot, without `@`; with null a payment returns to the site. */
  telegramBot: string | null;
  baleBot: string | null;
  /** The protocol of the live service: with live sessions, or the legacy one. */
  liveProtocol: 'nevisa' | 'legacy';
  /** The origins of the payment gateways that the app may open. */
  gateways: readonly string[];
  /** The link scheme of the desktop app, without `://`; with null a payment returns to the site. */
  desktopScheme: string | null;
  /** Further values of a payment's `type`, as `name=target` separated by commas; null for none. */
  returnAliases: string | null;
  /** Whether a failed social sign-in is shown under the form; it is logged in any case. */
  areSocialFailuresShown: boolean;
  /** How long a session may be left alone, in ms; null for no limit. */
  inactivityLimit: number | null;
}

export const defaultSupportPhone = '02100000000';

/** Reads the configuration of the build; an empty value counts as a missing one. */
export function readConfig(env: Partial<ImportMetaEnv>): Config {
  return {
    apiHost: (readGiven(env.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    siteName: readHost(readGiven(env.VITE_SITE_ADDRESS)),
    supportPhone: readGiven(env.VITE_SUPPORT_PHONE) ?? defaultSupportPhone,
    googleClientId: readGiven(env.VITE_GOOGLE_CLIENT_ID),
    telegramBot: readBotName(env.VITE_TELEGRAM_BOT),
    baleBot: readBotName(env.VITE_BALE_BOT),
    liveProtocol: readGiven(env.VITE_LIVE_PROTOCOL) === 'legacy' ? 'legacy' : 'nevisa',
    gateways: readGateways(env.VITE_PAYMENT_HOSTS),
    desktopScheme: readAppScheme(env.VITE_DESKTOP_SCHEME),
    returnAliases: readGiven(env.VITE_RETURN_TYPES),
    areSocialFailuresShown: readGiven(env.VITE_SOCIAL_FAILURES) !== 'log',
    inactivityLimit: readMinutes(readGiven(env.VITE_INACTIVITY_MINUTES)),
  };
}

function readMinutes(given: string | null): number | null {
  const minutes = Number(given ?? Number.NaN);
  return minutes >= 5 && minutes <= 1_440 ? minutes * 60_000 : null;
}

function readHost(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null;
}

function readBotName(value: string | undefined): string | null {
  const name = readGiven(value);
  return name !== null && /^\w{5,32}$/.test(name) ? name : null;
}

// A scheme of RFC 3986 §3.1, except those that the browser handles itself.
function readAppScheme(value: string | undefined): string | null {
  const scheme = readGiven(value);
  return scheme !== null &&
    /^[a-z][a-z\d+.-]*$/i.test(scheme) &&
    !browserSchemes.has(scheme.toLowerCase())
    ? scheme
    : null;
}

const browserSchemes = new Set([
  'about',
  'blob',
  'data',
  'file',
  'ftp',
  'http',
  'https',
  'javascript',
  'vbscript',
  'ws',
  'wss',
]);

function readGiven(value: string | undefined): string | null {
  const text = value?.trim();
  return text === undefined || text === '' ? null : text;
}
