import type { Client, Outcome } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import type { AuthEvent } from '@nevisa/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { guestFacts } from '../../auth/authSession/authFacts.ts';
import { provideAvatar, withPictures } from './useAvatar.ts';

describe('the code of pictures', () => {
  it('X-233: is reported as a failed network when it does not load, and not as a fault of the picture', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const decode = () => Promise.resolve({ ok: false, fault: 'unreadable' } as const);
    expect(await withPictures(decode, load)).toEqual({
      ok: false,
      failure: { kind: 'network' },
    });
    expect(await withPictures(decode)).toEqual({ ok: false, fault: 'unreadable' });
  });
});

it('X-233: a picture that the server has removed is gone, also after the page was left', async () => {
  let answer: () => void = () => undefined;
  const client = {
    removeAvatar: (_: unknown, options?: { signal?: AbortSignal }) =>
      new Promise<Outcome<{ avatar_url: null }>>((resolve) => {
        answer = () => resolve({ ok: true, answer: { avatar_url: null } });
        options?.signal?.addEventListener('abort', () =>
          resolve({ ok: false, failure: { kind: 'aborted' } }),
        );
      }),
  } as unknown as Client;
  const user = { id: 7, profile: { avatar_url: '/sara.webp' } } as User;
  const send = vi.fn<(event: AuthEvent) => void>();
  const machine = provideAvatar({
    client: () => client,
    facts: () => ({ ...guestFacts, user }),
    send,
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'picture.removed' });
  actor.stop();
  answer();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ user: { id: 7, profile: { avatar_url: null } } });
});
