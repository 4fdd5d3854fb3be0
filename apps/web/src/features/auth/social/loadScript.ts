import { toTrustedScriptUrl } from '../../../shared/security/toTrustedScriptUrl.ts';

/** Loads a third-party script. Rejects on failure; may be retried. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = toTrustedScriptUrl(address);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(
        new Error(
          `The script ${address} could not be loaded; sign-in with this provider is unavailable.`,
        ),
      );
    });
    document.head.append(script);
  });
}
