import { describe, expect, it } from 'vitest';
import { normaliseSignInName, parseContact, normaliseIdentifier } from './contact.ts';

describe('the 09 rule', () => {
  it.each([
    ['09121234567', '09121234567'],
    ['۰۹۱۲۱۲۳۴۵۶۷', '09121234567'],
    ['٠٩١٢١٢٣٤٥٦٧', '09121234567'],
    [' 09121234567 ', '09121234567'],
    ['\u200e09121234567', '09121234567'],
    ['\u2066۰۹121234567\u2069', '09121234567'],
    ['\ufeff\u200c09121234567', '09121234567'],
    ['09', '09'],
    ['۰۹', '09'],
    ['0912 123 4567', '09121234567'],
    ['۰۹۱۲-۱۲۳-۴۵۶۷', '09121234567'],
    ['0 9121234567', '09121234567'],
    ['0912\u2011123\u00a04567', '09121234567'],
    ['\u202d0912\u202c 123\u200e4567', '09121234567'],
    ['09 sara@example.ir', '09 sara@example.ir'],
  ])('R-090, R-092, R-250, X-74, T-10: %j is the mobile number %s', (typed, value) => {
    expect(parseContact(typed)).toEqual({ type: 'phone', value });
  });

  it.each([
    ['+989121234567', '+989121234567'],
    ['00989121234567', '00989121234567'],
    ['989121234567', '989121234567'],
    ['9121234567', '9121234567'],
    ['sara09@example.ir', 'sara09@example.ir'],
    [' Sara@Example.ir ', 'Sara@Example.ir'],
    ['x', 'x'],
    ['02112345678', '02112345678'],
    ['08121234567', '08121234567'],
    ['0 8121234567', '0 8121234567'],
  ])('R-090, R-092, R-250, T-10: %j is the email address %s, unchanged', (typed, value) => {
    expect(parseContact(typed)).toEqual({ type: 'email', value });
  });
});

it.each([
  ['0912 123 4567', '09121234567'],
  [' ۰۹۱۲۱۲۳۴۵۶۷', '09121234567'],
  ['sara۲', 'sara2'],
  ['+989121234567', '09121234567'],
  ['+98 (0) 912', '+98 (0) 912'],
  ['۰۰۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷', '09121234567'],
  ['98912-123-4567', '09121234567'],
  ['\u202a+98 912 1234567\u202c', '09121234567'],
  ['9121234567', '09121234567'],
  ['98912123456', '98912123456'],
  ['+9899121234567', '+9899121234567'],
  ['+989121234567@sms.ir', '+989121234567@sms.ir'],
  ['09-sara', '09-sara'],
  ['sara ahmadi', 'sara ahmadi'],
])('R-078, R-092, X-74: the sign-in name %j is sent as %s', (typed, sent) => {
  expect(normaliseSignInName(typed)).toBe(sent);
});

it('R-078: a name of spaces and marks is empty', () => {
  expect(normaliseIdentifier(' \u200f\u200b ')).toBe('');
});
