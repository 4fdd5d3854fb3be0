import { readGateways } from './gateways.ts';
import { appText } from './text/appText.ts';

/** The settings of a deployment (RD-12). */
export interface Config {
  /** The backend's address without a slash at its end; empty means the page's own origin. */
  apiHost: string;
  productName: string;
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
}

export const defaultSupportPhone = '02100000000';

/** Reads the configuration of the build; an empty value counts as a missing one. */
export function readConfig(env: Partial<ImportMetaEnv>): Config {
  return {
    apiHost: (given(env.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    productName: given(env.VITE_PRODUCT_NAME) ?? appText.name,
    siteName: readHost(given(env.VITE_SITE_ADDRESS)),
    supportPhone: given(env.VITE_SUPPORT_PHONE) ?? defaultSupportPhone,
    googleClientId: given(env.VITE_GOOGLE_CLIENT_ID),
    telegramBot: botName(env.VITE_TELEGRAM_BOT),
    baleBot: botName(env.VITE_BALE_BOT),
    liveProtocol: given(env.VITE_LIVE_PROTOCOL) === 'legacy' ? 'legacy' : 'nevisa',
    gateways: readGateways(env.VITE_PAYMENT_HOSTS),
    desktopScheme: appScheme(env.VITE_DESKTOP_SCHEME),
  };
}

function readHost(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null;
}

function botName(value: string | undefined): string | null {
  const name = given(value);
  return name !== null && /^\w{5,32}$/.test(name) ? name : null;
}

// A scheme of RFC 3986 §3.1, except those that the browser handles itself.
function appScheme(value: string | undefined): string | null {
  const scheme = given(value);
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

function given(value: string | undefined): string | null {
  const text = value?.trim();
  return text === undefined || text === '' ? null : text;
}
