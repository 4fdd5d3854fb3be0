import type { Plugin } from 'vite';

/**
 * Completes the address of the link preview in `index.html`: chats need it with its origin.
 *
 * @param address The public address of the site; without one the path remains.
 */
export function createSiteAddressPlugin(address: string | undefined): Plugin {
  return {
    name: 'site-address',
    transformIndexHtml: (html) => withSiteAddress(html, address),
  };
}

export function withSiteAddress(html: string, address: string | undefined): string {
  const origin = (address ?? '').trim().replace(/\/+$/, '');
  return html.replace(/(property="og:image" content=")(?=\/)/, `$1${origin}`);
}
