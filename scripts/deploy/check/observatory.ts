/** What the rules look at: answers to a browser of the page, and what the page loads. */
export interface ScannedSite {
  /** The headers of the page over https, by names in small letters. */
  headers: Readonly<Record<string, readonly string[] | undefined>>;
  html: string;
  /** The addresses from http on, in their order; empty without http. */
  redirects: readonly string[];
  /** The headers of the answer to a preflight of another origin. */
  preflight: Readonly<Record<string, readonly string[] | undefined>>;
}

type Rule = (site: ScannedSite) => number;

const halfAYear = 15_552_000;
const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const hashed = /^'(?:sha(?:256|384|512)|nonce)-/;

/**
 * The rules of MDN's HTTP Observatory with their points, written anew from its sources
 * (github.com/mdn/mdn-http-observatory, folder src/analyzer/tests, points in src/grader/charts.js,
 * version 1.4.8; its later rules on embedder and opener give 10 points, as version 1.6.3 does).
 * A certificate is taken as valid, and a site as not in the list of preloaded hosts. A cookie that
 * is not perfect costs what the worst of its faults does.
 */
export const observatoryRules: Readonly<Record<string, Rule>> = {
  'content-security-policy': scorePolicy,
  cookies: ({ headers }) => {
    const cookies = headers['set-cookie'] ?? [];
    const isPerfect = cookies.every((cookie) =>
      [/;\s*secure/i, /;\s*httponly/i, /;\s*samesite=(?:lax|strict)/i].every((flag) =>
        flag.test(cookie),
      ),
    );
    return isPerfect ? (cookies.length > 0 ? 5 : 0) : -40;
  },
  'cross-origin-resource-sharing': ({ preflight }) =>
    /^https?:/.test(first(preflight, 'access-control-allow-origin')) &&
    first(preflight, 'access-control-allow-credentials') === 'true'
      ? -50
      : 0,
  redirection: scoreRedirects,
  'referrer-policy': ({ headers }) => {
    const policy = first(headers, 'referrer-policy');
    const isPrivate = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/;
    return policy === '' ? 0 : isPrivate.test(policy) ? 5 : -5;
  },
  'strict-transport-security': ({ headers }) => {
    const age = /^max-age=(\d+)|;\s*max-age=(\d+)/i.exec(
      first(headers, 'strict-transport-security'),
    );
    return age === null ? -20 : Number(age[1] ?? age[2]) < halfAYear ? -10 : 0;
  },
  'subresource-integrity': scoreScripts,
  'x-content-type-options': ({ headers }) =>
    first(headers, 'x-content-type-options') === 'nosniff' ? 0 : -5,
  'x-frame-options': (site) => {
    if (readPolicy(site).has('frame-ancestors')) {
      return 5;
    }
    return /^(?:deny|sameorigin|allow-from)/.test(first(site.headers, 'x-frame-options')) ? 0 : -20;
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const policy = first(headers, 'cross-origin-resource-policy');
    const points: Record<string, number> = {
      '': 0,
      'same-site': 10,
      'same-origin': 10,
      'cross-origin': 0,
    };
    return points[policy] ?? -5;
  },
  'cross-origin-embedder-policy': ({ headers }) =>
    first(headers, 'cross-origin-embedder-policy') === 'require-corp' ? 10 : 0,
  'cross-origin-opener-policy': ({ headers }) =>
    /^same-origin(?:-allow-popups)?$/.test(first(headers, 'cross-origin-opener-policy')) ? 10 : 0,
};

/** The points of a site: 100 and those of all rules; points above 100 only with 90 without them. */
export function scoreSite(site: ScannedSite): number {
  const points = Object.values(observatoryRules).map((rule) => rule(site));
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const withoutCredit = 100 + sum(points.filter((each) => each < 0));
  return Math.max(0, withoutCredit >= 90 ? 100 + sum(points) : withoutCredit);
}

function scorePolicy(site: ScannedSite): number {
  const policy = readPolicy(site);
  if (policy.size === 0) {
    return -25;
  }
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const unsafe = (list: readonly string[]) => {
    const isInline = list.includes("'unsafe-inline'") && !list.some((each) => hashed.test(each));
    return isInline || list.some((each) => each === 'data:' || broad.test(each));
  };
  const [scripts, styles] = [sources('script-src'), sources('style-src')];
  const passive = [...sources('img-src'), ...sources('media-src')];
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, list]) => list);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (unsafe(scripts) || sources('object-src').some((each) => broad.test(each))) {
    return -20;
  }
  if (active.some(isInsecure)) {
    return -20;
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'") || passive.some(isInsecure)) {
    return -10;
  }
  if (unsafe(styles)) {
    return 0;
  }
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function scoreRedirects({ redirects }: ScannedSite): number {
  const [from, to, ...further] = redirects.map((address) => new URL(address));
  const last = further.at(-1) ?? to;
  if (from === undefined) {
    return 0;
  }
  if (to === undefined || last?.protocol !== 'https:') {
    return -20;
  }
  if (to.protocol === 'http:') {
    return -10;
  }
  return from.hostname === to.hostname ? 0 : -5;
}

function scoreScripts({ html }: ScannedSite): number {
  const scripts = Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, attributes = '']) => ({
    address: /\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? '',
    isChecked: /\sintegrity="/.test(attributes),
  })).filter(({ address }) => address !== '');
  const foreign = scripts.filter(({ address }) => /^(?:https?:)?\/\//.test(address));
  const worst = foreign.map(({ address, isChecked }) => {
    const isSecure = address.startsWith('https:');
    return isChecked ? (isSecure ? 5 : -20) : isSecure ? -5 : -50;
  });
  if (foreign.length > 0) {
    return Math.min(...worst);
  }
  return scripts.some(({ isChecked }) => isChecked) ? 5 : 0;
}

function readPolicy({ headers }: ScannedSite): ReadonlyMap<string, readonly string[]> {
  const directives = first(headers, 'content-security-policy')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function first(headers: ScannedSite['headers'], name: string): string {
  return headers[name]?.[0]?.trim().toLowerCase() ?? '';
}
