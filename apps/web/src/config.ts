import { appText } from './text/appText.ts';

/** All that differs between two deployments, read in one place (decision 12). */
export interface Config {
  /** The backend's address without a slash at its end; empty means the page's own origin. */
  apiHost: string;
  productName: string;
  /** As it is dialled, with Latin digits. */
  supportPhone: string;
  /** Without it, social sign-in is not offered. */
  googleClientId: string | null;
  telegramBot: string | null;
  baleBot: string | null;
  /** The custom link scheme of the desktop app, without `://`. */
  desktopScheme: string | null;
}

export const defaultSupportPhone = '02100000000';

/** Reads the configuration that the build was given; an empty value counts as none. */
export function readConfig(env: Partial<ImportMetaEnv>): Config {
  return {
    apiHost: (given(env.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    productName: given(env.VITE_PRODUCT_NAME) ?? appText.name,
    supportPhone: given(env.VITE_SUPPORT_PHONE) ?? defaultSupportPhone,
    googleClientId: given(env.VITE_GOOGLE_CLIENT_ID),
    telegramBot: given(env.VITE_TELEGRAM_BOT),
    baleBot: given(env.VITE_BALE_BOT),
    desktopScheme: given(env.VITE_DESKTOP_SCHEME),
  };
}

/** Puts the configured name of the product into a text of the deck. */
export function withProductName(text: string, { productName }: Config): string {
  return text.replaceAll(appText.name, productName);
}

function given(value: string | undefined): string | null {
  const text = value?.trim();
  return text === undefined || text === '' ? null : text;
}
