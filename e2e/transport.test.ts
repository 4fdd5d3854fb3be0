import { type Client, contract, createClient } from '@nevisa/api';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctAnswers, type FaultedCall, newAccountId } from './faults/correctAnswers.ts';
import { type FaultyProxy, startFaultyProxy } from './faults/faultyProxy.ts';
import {
  faultOfEachOutcome,
  outcomes,
  type TransportFault,
  transportFaults,
} from './faults/transportFaults.ts';

let proxy: FaultyProxy;
beforeAll(async () => {
  // Every call is answered by a fault, so no request reaches the server behind the proxy.
  proxy = await startFaultyProxy('http://127.0.0.1:9');
});
afterAll(() => proxy.close());

const password = { password: 'sara-1406', password_confirmation: 'sara-1406' };

const calls: Record<FaultedCall, (client: Client) => Promise<unknown>> = {
  login: (client) => client.login({ username_or_phone_or_email: 'sara', password: 'sara-1405' }),
  signUpByPhone: (client) =>
    client.signUpByPhone({
      ...password,
      username: 'nika',
      phone: '09131234567',
      invitation_key: '',
    }),
  verifySignUp: (client) => client.verifySignUp({ otp: '123456', id: newAccountId }),
  resendCodeByPhone: (client) => client.resendCodeByPhone({ id: newAccountId }),
  forgotPassword: (client) => client.forgotPassword({ phone: '09121234567' }),
  changeForgottenPassword: (client) =>
    client.changeForgottenPassword({ ...password, otp: '123456', id: newAccountId }),
  retrieveAccount: (client) => client.retrieveAccount(),
  listMessages: (client) => client.listMessages(),
  changeMessageStatus: (client) => client.changeMessageStatus({ id: 7001, status: 'DELETED' }),
};

/** These calls accept an empty answer and any JSON. */
const acknowledged: ReadonlySet<FaultedCall> = new Set(['verifySignUp', 'changeForgottenPassword']);
const emptyOrJson: ReadonlySet<string> = new Set(['T14', 'T15', 'T18', 'T19', 'T20']);

/** These calls accept any body of a 2xx answer. */
const unread: ReadonlySet<FaultedCall> = new Set(['resendCodeByPhone', 'changeMessageStatus']);

function expectedResult(name: FaultedCall, { id, failure, outcome }: TransportFault): unknown {
  const isAccepted = unread.has(name) || (acknowledged.has(name) && emptyOrJson.has(id));
  if (failure === null || (outcome === 'schema' && isAccepted)) {
    return { ok: true, answer: v.parse(contract[name].answer, JSON.parse(correctAnswers[name])) };
  }
  return {
    ok: false,
    failure: outcome === 'schema' ? { kind: 'schema', issue: expect.any(String) } : failure,
  };
}

describe.each(Object.keys(calls) as FaultedCall[])('the client calls %s', (name) => {
  it.each(transportFaults)('$id, $what: $outcome', async (fault) => {
    const { path } = contract[name];
    proxy.arrange(path, fault, correctAnswers[name]);
    const client = createClient({
      host: proxy.url,
      readToken: () => null,
      ...(fault.silent === true && { timeLimit: 100 }),
    });
    expect(await calls[name](client)).toEqual(expectedResult(name, fault));
  });
});

it('each outcome is represented by one fault in the browser', () => {
  expect(faultOfEachOutcome.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(new Set(transportFaults.map(({ outcome }) => outcome))).toEqual(new Set(outcomes));
});
