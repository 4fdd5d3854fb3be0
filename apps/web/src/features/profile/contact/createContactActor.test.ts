import type { Client, Outcome } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import type { AuthEvent } from '@nevisa/machines';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createContactActor } from './createContactActor.ts';

const user = { id: 7, email: 'new@nevisa.test' } as User;

it('X-235: a contact that the server has taken is known, also after the person has begun another one', async () => {
  let answer: () => void = () => undefined;
  const client = {
    addContact: () => Promise.resolve({ ok: true, answer: user }),
    verifyContact: (_: unknown, options?: { signal?: AbortSignal }) =>
      new Promise<Outcome<User>>((resolve) => {
        answer = () => resolve({ ok: true, answer: user });
        options?.signal?.addEventListener('abort', () =>
          resolve({ ok: false, failure: { kind: 'aborted' } }),
        );
      }),
  } as unknown as Client;
  const send = vi.fn<(event: AuthEvent) => void>();
  const actor = createContactActor(
    { authStore: { client: () => client, send } },
    { onDispose: onTestFinished },
  );
  actor.send({ type: 'contact.opened', kind: 'email' });
  actor.send({ type: 'contact.submitted', value: 'new@nevisa.test' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('proving')).toBe(true));
  actor.getSnapshot().children.otp?.send({ type: 'code.submitted', proof: { otp: '123456' } });
  actor.send({ type: 'contact.closed' });
  actor.send({ type: 'contact.opened', kind: 'phone' });
  answer();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'account.changed', user }));
});

it.each([
  ['email', 'New@Nevisa.test', { email: 'New@Nevisa.test' }],
  ['phone', '۰۹۱۲ ۷۷۷ ۸۸۹۹', { phone: '09127778899' }],
] as const)('X-235: a new %s is sent alone, under its own name', async (kind, value, payload) => {
  const addContact = vi.fn<(payload: unknown) => Promise<unknown>>(() =>
    Promise.resolve({ ok: true, answer: user }),
  );
  const actor = createContactActor(
    { authStore: { client: () => ({ addContact }) as unknown as Client, send: vi.fn() } },
    { onDispose: onTestFinished },
  );
  actor.send({ type: 'contact.opened', kind });
  actor.send({ type: 'contact.submitted', value });
  await vi.waitFor(() => expect(addContact).toHaveBeenCalledOnce());
  expect(addContact.mock.calls[0]?.[0]).toEqual(payload);
});
