/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_SUPPORT_PHONE?: string;
  readonly VITE_SITE_ADDRESS?: string;
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  readonly VITE_TELEGRAM_BOT?: string;
  readonly VITE_BALE_BOT?: string;
  /** Host names or https addresses of the payment gateways, separated by commas. */
  readonly VITE_PAYMENT_HOSTS?: string;
  readonly VITE_DESKTOP_SCHEME?: string;
  /** Further values of a payment's `type`, as `name=target` separated by commas. */
  readonly VITE_RETURN_TYPES?: string;
  /** `log` shows no failure of a social sign-in. */
  readonly VITE_SOCIAL_FAILURES?: string;
  /** How long a session may be left alone, in minutes. */
  readonly VITE_INACTIVITY_MINUTES?: string;
  readonly VITE_LARGEST_UPLOAD?: string;
  readonly VITE_LIVE_PROTOCOL?: string;
  /** The DSN of the server that receives reports of errors. */
  readonly VITE_ERROR_REPORTS?: string;
  /** Whether the build has a service worker; missing in Storybook. */
  readonly SERVICE_WORKER?: boolean;
  /** The version of the app, from package.json. */
  readonly APP_VERSION?: string;
  /** `1` only in the demo build: it may load the mock accounts. */
  readonly VITE_DEMO?: string;
}
