import { expect, it } from 'vitest';
import { readInvitationLink } from './invitationLink.ts';

it('X-238: an address by https is a link of an invitation, as the server wrote it', () => {
  const link = 'https://nevisa.test/session/signup?referrer=sara';
  expect(readInvitationLink(link)).toBe(link);
});

it.each([
  null,
  '',
  'sara',
  '/session/signup?referrer=sara',
  'http://nevisa.test/session/signup',
  'javascript:alert(1)',
  'httpsx://nevisa.test',
])('X-238: %j is no link of an invitation', (link) => {
  expect(readInvitationLink(link)).toBeNull();
});
