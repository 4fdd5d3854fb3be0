import type { ReturnTo } from '@nevisa/machines';
import { appText } from './text/appText.ts';

/** All that differs between two deployments, read in one place (RD-12). */
export interface Config {
  /** The backend's address without a slash at its end; empty means the page's own origin. */
  apiHost: string;
  productName: string;
  /** As it is dialled, with Latin digits. */
  supportPhone: string;
  /** Without it, social sign-in is not offered. */
  googleClientId: string | null;
  /** Name of the chat bot, without `@`; where there is none, a payment leads back to the site. */
  telegramBot: string | null;
  baleBot: string | null;
  /** How the live service is spoken to: with sessions, or as the documented older service is. */
  liveProtocol: 'nevisa' | 'legacy';
  /** The custom link scheme of the desktop app, without `://`; likewise. */
  desktopScheme: string | null;
}

export const defaultSupportPhone = '02100000000';

/**
 * What the payment gateway's `type` may say, in small letters, and where it
 * leads (RD-10). The specification names no values: a backend that calls
 * them otherwise adds a line here.
 */
export const returnTypes: Readonly<Record<string, ReturnTo>> = {
  web: 'web',
  site: 'web',
  desktop: 'desktop',
  desktop_app: 'desktop',
  telegram: 'telegram',
  telegram_bot: 'telegram',
  bale: 'bale',
  bale_bot: 'bale',
};

/** Reads the configuration that the build was given; an empty value counts as none. */
export function readConfig(env: Partial<ImportMetaEnv>): Config {
  return {
    apiHost: (given(env.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    productName: given(env.VITE_PRODUCT_NAME) ?? appText.name,
    supportPhone: given(env.VITE_SUPPORT_PHONE) ?? defaultSupportPhone,
    googleClientId: given(env.VITE_GOOGLE_CLIENT_ID),
    telegramBot: botName(env.VITE_TELEGRAM_BOT),
    baleBot: botName(env.VITE_BALE_BOT),
    liveProtocol: given(env.VITE_LIVE_PROTOCOL) === 'legacy' ? 'legacy' : 'nevisa',
    desktopScheme: appScheme(env.VITE_DESKTOP_SCHEME),
  };
}

/** Puts the configured name of the product into a text of the deck. */
export function withProductName(text: string, { productName }: Config): string {
  return text.replaceAll(appText.name, productName);
}

function botName(value: string | undefined): string | null {
  const name = given(value);
  return name !== null && /^\w{5,32}$/.test(name) ? name : null;
}

// RFC 3986 §3.1, but for the schemes that mean something to the browser itself.
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
