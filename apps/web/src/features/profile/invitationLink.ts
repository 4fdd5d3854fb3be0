/** Reads whether a link of the server is one that a page may show as an invitation; null for any other. */
export function readInvitationLink(link: string | null): string | null {
  return link !== null && URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null;
}
