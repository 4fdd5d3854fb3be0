import type { Outcome } from '@nevisa/api/types';
import { type CodeRecipient, otpMachine } from '@nevisa/machines';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { type CodeActor, useCode, useRunningCode } from './useCode.ts';

const recipient: CodeRecipient = { id: 7, type: 'phone' };
const machine = otpMachine.provide({
  actors: {
    resendCode: fromPromise<Outcome<void>, CodeRecipient>(() =>
      Promise.resolve({ ok: true, answer: undefined }),
    ),
  },
});

let host: HTMLElement;

interface State {
  deadline?: number;
}

let goBack: () => void;

/** A code of the navigation state; shows the state. */
function CodeOfState() {
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => void navigate(-1);
  });
  const state = useLocation().state as State;
  const actor = useActorRef(machine, { input: { recipient, deadline: state.deadline } });
  const { resend } = useCode(actor);
  return <button onClick={resend}>{JSON.stringify(state)}</button>;
}

const findButton = () => host.querySelector('button');
const readState = () => JSON.parse(findButton()?.textContent ?? '{}') as State;

function open(deadline?: number) {
  ({ host } = renderInPage(
    <MemoryRouter
      initialEntries={['/before', { pathname: '/code', state: { ...recipient, deadline } }]}
      initialIndex={1}
    >
      <Routes>
        <Route path="/code" element={<CodeOfState />} />
        <Route path="/before" element="before" />
      </Routes>
    </MemoryRouter>,
  ));
}

/** Waits until the state has a deadline in about 120 seconds, with the recipient as before. */
async function expectWholeTime() {
  await vi.waitFor(() => expect(readState().deadline).toBeGreaterThan(Date.now() + 100_000));
  expect(readState().deadline).toBeLessThanOrEqual(Date.now() + 120_000);
  expect(readState()).toMatchObject(recipient);
}

describe('the end of the countdown', () => {
  it('R-111: is added to the navigation state', async () => {
    open();
    await expectWholeTime();
  });

  it('R-111, R-108: is replaced in the navigation state after a resend', async () => {
    open(0);
    await vi.waitFor(() => expect(readState().deadline).toBe(0));
    findButton()?.click();
    await expectWholeTime();
  });

  it('R-111: adds no entry to the history, so that Back returns to the page before', async () => {
    open();
    await expectWholeTime();
    goBack();
    await vi.waitFor(() => expect(host.textContent).toBe('before'));
  });
});

function TimeOfActor({ actor }: { actor: CodeActor }) {
  return useRunningCode(actor).secondsLeft;
}

it('R-104, C01: the time is read when the page is shown, and not when it is hidden', async () => {
  const actor = createActor(machine, { input: { recipient } }).start();
  onTestFinished(() => void actor.stop());
  onTestFinished(() => void vi.restoreAllMocks());
  const { host } = renderInPage(<TimeOfActor actor={actor} />);
  await vi.waitFor(() => expect(host.textContent).not.toBe(''));
  const send = vi.spyOn(actor, 'send');
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(send).toHaveBeenCalledTimes(state === 'hidden' ? 0 : 1);
  }
  window.dispatchEvent(new Event('pageshow'));
  expect(send.mock.calls).toEqual([[{ type: 'page.shown' }], [{ type: 'page.shown' }]]);
});
