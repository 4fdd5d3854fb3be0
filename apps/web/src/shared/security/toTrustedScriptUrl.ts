import { workerAddress } from '../../serviceWorker/workerMessages.ts';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

// One policy for the page: the server's `trusted-types` directive names it once.
let policy: ScriptUrlPolicy | null = null;

/**
 * Lets a script address through Trusted Types.
 *
 * @throws TypeError for an address that is neither a file of this build nor listed here.
 */
export function toTrustedScriptUrl(url: string): string {
  policy ??= createPolicy({ createScriptURL: admit });
  return policy.createScriptURL(url);
}

const admitted = new Set(['https://accounts.google.com/gsi/client']);

function admit(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const built =
    import.meta.env.DEV || pathname.startsWith('/assets/') || pathname === workerAddress;
  if (admitted.has(url) || (origin === location.origin && built)) {
    return url;
  }
  throw new TypeError(`The address ${url} is no script of this application.`);
}

function createPolicy(rules: ScriptUrlPolicy): ScriptUrlPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy('nevisa', rules) ?? rules;
}
