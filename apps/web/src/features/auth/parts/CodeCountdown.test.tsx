import type { Id, Outcome } from '@nevisa/api/types';
import { type CodeProof, otpMachine } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { CodeCountdown } from './CodeCountdown.tsx';
import { type CodeActor, useRunningCode } from './useCode.ts';

const tooMany = {
  kind: 'refused',
  status: 429,
  code: null,
  texts: [],
  retryAfter: 60_000,
} as const;
const machine = otpMachine.provide({
  actors: {
    verifyCode: fromPromise<Outcome<void>, CodeProof & { id: Id }>(() =>
      Promise.resolve({ ok: false, failure: tooMany }),
    ),
  },
});

function CodeOfActor({ actor }: { actor: CodeActor }) {
  const code = useRunningCode(actor);
  return (
    <>
      <p>{code.refusal}</p>
      <CodeCountdown code={code} />
    </>
  );
}

it('T30: another code cannot be asked for while the server asks to wait, which is said', async () => {
  const deadline = Date.now() + 1_500;
  const actor = createActor(machine, { input: { recipient: { id: 7, type: 'phone' }, deadline } });
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  actor.send({ type: 'code.submitted', proof: { otp: '123456' } });
  renderInPage(
    <NevisaUi>
      <CodeOfActor actor={actor} />
    </NevisaUi>,
  );
  await expect.element(page.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeDisabled();
  await expect.element(page.getByText(/پس از .* دوباره تلاش کنید/u)).toBeVisible();
});
