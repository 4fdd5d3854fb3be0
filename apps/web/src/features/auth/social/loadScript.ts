import { trustedScriptUrl } from '../../../shared/security/trustedScriptUrl.ts';

/** Brings another house's script to the page; rejects when it does not come, and can be tried again. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(address);
    script.async = true;
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${address} did not come; the sign-in it is for has to wait.`));
    });
    document.head.append(script);
  });
}
