/** What has a picture: the own account, or a user in administration. */
interface Pictured {
  readonly profile: { readonly avatar_url: string | null } | null;
}

/**
 * Address of the user's picture, or null when the avatar shows initials.
 *
 * `avatar_url` is joined to the server's address with one slash. Only
 * http(s) addresses of the server's own origin are accepted.
 *
 * @param host address of the backend, or the page's origin when they are the same
 */
export function getAvatarAddress(user: Pictured, host: string): string | null {
  const path = user.profile?.avatar_url?.trim();
  if (!path || !URL.canParse(host)) {
    return null;
  }
  const base = new URL(host);
  const address = isAbsolute(path)
    ? path
    : `${host.replace(/\/+$/, '')}/${path.replace(/^\//, '')}`;
  if (
    path.startsWith('//') ||
    path.includes('..') ||
    path.includes('\\') ||
    !URL.canParse(address)
  ) {
    return null;
  }
  const { origin, protocol, href } = new URL(address);
  return origin === base.origin && /^https?:$/.test(protocol) ? href : null;
}

function isAbsolute(path: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(path);
}
