import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';

describe('the contract', () => {
  it('R-200…R-211, R-205: has the calls of specification §7 in its order and spelling', () => {
    const calls = Object.values(contract)
      .filter(({ source }) => source === 'specification')
      .map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual([
      'POST /account/login',
      'POST /account/social_verify/google/',
      'GET /account/retrieve',
      'POST /account/signup/phone',
      'POST /account/signup/email',
      'POST /account/verify_signup',
      'POST /account/resend_veification_code/email',
      'POST /account/resend_veification_code/phone',
      'POST /account/forgot_password',
      'POST /account/change_forgotten_password',
      'GET /nevisa/get_services',
      'GET /communication/message/retrieve_all',
      'PUT /communication/message/change_status',
      'PUT /communication/message/delete_all',
    ]);
  });
});
