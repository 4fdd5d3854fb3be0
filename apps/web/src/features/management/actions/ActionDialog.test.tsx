import { NevisaUi } from '@nevisa/ui';
import type { DangerousAction } from '@nevisa/machines';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ActionDialog } from './ActionDialog.tsx';
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
