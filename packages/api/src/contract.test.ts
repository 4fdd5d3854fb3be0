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

  it('has the calls of the history in the order and spelling of ADR-0056', () => {
    const calls = Object.values(contract)
      .filter(({ path }) => path.startsWith('/nevisa/history/'))
      .map(({ method, path }) => `${method} ${path.slice('/nevisa/history/'.length)}`);
    expect(calls).toEqual([
      'GET retrieve_all',
      'GET retrieve',
      'GET words',
      'PUT patch',
      'POST create',
      'PUT update',
      'PUT delete',
      'PUT restore',
      'PUT delete_forever',
      'PUT delete_all',
      'POST upload_audio',
      'GET audio_link',
      'GET peaks',
      'POST retry',
      'GET versions',
      'GET version',
      'PUT restore_version',
    ]);
  });
});
