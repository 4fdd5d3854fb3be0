export interface SecurityOptions {
  /** Adds what only makes sense over https: HSTS, upgraded requests, reports. @default false */
  https?: boolean;
  /** Origins besides the page's own that it may talk to, e.g. `wss://api.example`. */
  connect?: readonly string[];
  /** Hashes of inline scripts, e.g. of the import map: `sha256-…`. */
  scriptHashes?: readonly string[];
}

// styled-components puts one empty style element into the page and writes into it by the CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// The constant styles that react-aria-components puts into the page: for presses, and on iOS behind
// a dialog. `securityHeaders.test.ts` computes them from the installed package.
const ariaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

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

/** The headers that protect the page; they belong on every answer, errors and files alike. */
export function securityHeaders(options: SecurityOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(options),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissions.join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    ...(options.https && {
      'Reporting-Endpoints': 'csp="/csp-report"',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

function contentPolicy({
  https = false,
  connect = [],
  scriptHashes = [],
}: SecurityOptions): string {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    ["style-src 'self'", emptyStyle, ...ariaStyles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `default` lets nothing but the empty string through (apps/web/src/shared/security/defaultPolicy.ts).
    'trusted-types nevisa default',
    ...(https ? ['upgrade-insecure-requests', 'report-to csp'] : []),
  ].join('; ');
}
