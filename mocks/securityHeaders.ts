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
    `style-src 'self' ${emptyStyle}`,
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
    'trusted-types nevisa',
    ...(https ? ['upgrade-insecure-requests', 'report-to csp'] : []),
  ].join('; ');
}
