export interface SecurityOptions {
  /** Adds headers for https only: HSTS, upgraded requests, reports. @default false */
  https?: boolean;
  /** Further origins for connections, e.g. `wss://api.example`. */
  connect?: readonly string[];
  /** Hashes of inline scripts, e.g. of the import map: `sha256-…`. */
  scriptHashes?: readonly string[];
}

// styled-components inserts one empty style element and fills it through the CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// Constant styles that react-aria-components inserts: for presses, and on iOS behind a dialog.
// `securityHeaders.test.ts` computes the hashes from the installed package.
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

/** Security headers for every answer, files and errors included. */
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
    // The policy `default` accepts only the empty string (apps/web/src/shared/security/defaultPolicy.ts).
    'trusted-types nevisa default',
    ...(https ? ['upgrade-insecure-requests', 'report-to csp'] : []),
  ].join('; ');
}
