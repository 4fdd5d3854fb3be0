export interface SecurityOptions {
  /** Adds headers for https only: HSTS, upgraded requests, reports. @default false */
  https?: boolean;
  /** Further origins for connections, e.g. `wss://api.example`. */
  connect?: readonly string[];
  /** Further origins of images, e.g. `https://api.example` for avatars; embeds them without credentials. */
  images?: readonly string[];
  /** Further origins of sounds, e.g. `https://api.example`, which must send `Cross-Origin-Resource-Policy: cross-origin`. */
  media?: readonly string[];
  /**
   * Admits Google's sign-in script with its style, frame and calls, for a build with
   * `VITE_GOOGLE_CLIENT_ID`. Its frame gives no permission to be embedded, so the embedder
   * policy is off; Google checks the origin of the page, so that alone is sent as the referrer.
   * @default false
   */
  google?: boolean;
  /** Hashes of inline scripts, e.g. of the import map: `sha256-…`. */
  scriptHashes?: readonly string[];
  /** Hashes of inline styles, e.g. of prerendered pages: `sha256-…`. */
  styleHashes?: readonly string[];
}

// styled-components inserts one empty style element and fills it through the CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// Constant styles that react-aria-components inserts: for presses, and on iOS behind a dialog.
// `makeSecurityHeaders.test.ts` computes the hashes from the installed package.
const ariaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

// Google Identity Services, setup guide, "Content Security Policy".
const googleScript = 'https://accounts.google.com/gsi/client';
const googleStyle = 'https://accounts.google.com/gsi/style';
const googleCalls = 'https://accounts.google.com/gsi/';
// Google documents no name; this is the policy of Closure Library, which its script is built on.
const googleTypes = 'goog#html';

const permissions = [
  ...[
    'microphone',
    'clipboard-write',
    'screen-wake-lock',
    'fullscreen',
    'publickey-credentials-get',
  ].map((feature) => `${feature}=(self)`),
  ...[
    'camera',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'hid',
    'midi',
    'display-capture',
    'browsing-topics',
    'interest-cohort',
  ].map((feature) => `${feature}=()`),
];

/** Security headers for every answer, files and errors included. */
export function makeSecurityHeaders(
  options: SecurityOptions = {},
): Readonly<Record<string, string>> {
  const { google = false, images = [] } = options;
  return {
    'Content-Security-Policy': contentPolicy(options),
    'Referrer-Policy': google ? 'strict-origin' : 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissions.join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': embedderPolicy(google, images),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    ...(options.https && {
      'Reporting-Endpoints': 'csp="/csp-report"',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

// An image of another origin, and Google's frame, would need headers that those hosts do not send.
function embedderPolicy(google: boolean, images: readonly string[]): string {
  if (google) {
    return 'unsafe-none';
  }
  return images.length > 0 ? 'credentialless' : 'require-corp';
}

function contentPolicy({
  https = false,
  connect = [],
  images = [],
  media = [],
  google = false,
  scriptHashes = [],
  styleHashes = [],
}: SecurityOptions): string {
  const quote = (hash: string) => `'${hash}'`;
  const forGoogle = (...sources: string[]) => (google ? sources : []);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map(quote), ...forGoogle(googleScript)].join(' '),
    [
      "style-src 'self'",
      emptyStyle,
      ...ariaStyles,
      ...styleHashes.map(quote),
      ...forGoogle(googleStyle),
    ].join(' '),
    "style-src-attr 'none'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...forGoogle(googleCalls)].join(' '),
    ["media-src 'self' blob:", ...media].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${google ? googleCalls : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The policy `default` accepts only the empty string (apps/web/src/shared/security/defaultPolicy.ts).
    ['trusted-types nevisa default', ...forGoogle(googleTypes)].join(' '),
    ...(https ? ['upgrade-insecure-requests', 'report-to csp'] : []),
  ].join('; ');
}
