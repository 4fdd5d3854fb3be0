import { NevisaUi } from '@nevisa/ui';
import type { DangerousAction } from '@nevisa/machines';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';
import type { ActionView } from './useDangerousAction.ts';

const nothing = () => undefined;

const view: ActionView = {
  action: null,
  open: true,
  ready: true,
  busy: false,
  waiting: false,
  denial: null,
  reason: '',
  typedName: '',
  isAsked: false,
  failure: null,
  request: nothing,
  typeReason: nothing,
  typeName: nothing,
  confirm: nothing,
  cancel: nothing,
};

it.each(['press', 'name'] as const)(
  'X-264: the button of an action by %s keeps the focus during the call and the wait after it',
  async (proof) => {
    const action = { proof, target: { id: 7, name: 'sara' } } as DangerousAction;
    const ask = (state: Partial<ActionView>) => (
      <NevisaUi>
        <ActionDialog view={{ ...view, action, ...state }} title="t" confirmLabel="go" />
      </NevisaUi>
    );
    const { show } = renderInPage(ask({}));
    const button = page.getByRole('button', { name: 'go' });
    (button.element() as HTMLElement).focus();
    show(ask({ ready: false, busy: true }));
    await expect.element(button).toHaveFocus();
    show(ask({ ready: false, waiting: true }));
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  },
);

const show = (state: Partial<ActionView>, props: Partial<ActionDialogProps> = {}) =>
  renderInPage(
    <NevisaUi>
      <ActionDialog view={{ ...view, ...state }} title="t" confirmLabel="go" {...props} />
    </NevisaUi>,
  );

it.each([false, true])(
  'X-263: both questions explain the right that is given; the second question: %s',
  async (isSecond) => {
    const action = { proof: 'question', target: { id: 7, name: 'sara' } } as DangerousAction;
    const again = { title: 'surely?', continueLabel: 'next' };
    show({ action, ready: isSecond }, { text: 'a great power', again });
    await expect
      .element(page.getByRole('alertdialog', { name: isSecond ? 'surely?' : 't' }))
      .toBeVisible();
    await expect.element(page.getByText('a great power')).toBeVisible();
  },
);

it('X-264: the username is typed from left to right', () => {
  const action = { proof: 'name', target: { id: 7, name: 'sara' } } as DangerousAction;
  show({ action });
  expect(getComputedStyle(page.getByRole('textbox').element()).direction).toBe('ltr');
});

it.each([
  ['self', 'این کار را برای حساب خودتان نمی‌توانید انجام دهید.'],
  ['lastAdmin', 'دست‌کم یک مدیر باید بماند.'],
] as const)('X-262: an action that is denied for %s says why', async (denial, sentence) => {
  show({ denial });
  await expect.element(page.getByText(sentence)).toBeVisible();
});
