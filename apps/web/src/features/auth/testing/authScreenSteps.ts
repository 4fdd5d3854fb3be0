import type { Backend } from '@nevisa/mocks/backend';
import { expect, fn, spyOn } from 'storybook/test';
import { patience } from '../../../testing/patience.ts';
import type { StepFunction, StepTools } from '../../../flows/steps.ts';

/** The tools of a play function with steps. */
export interface PlayTools extends StepTools {
  step: StepFunction;
}

type CallName = Parameters<Backend['breakDown']>[0];
type Fault = Parameters<Backend['breakDown']>[1];
type Arrange = (backend: Backend) => void;

/** Lets a call stay unanswered for longer than any story. */
export function stall(call: CallName, prepare?: Arrange): Arrange {
  return (backend) => {
    prepare?.(backend);
    backend.answerSlowly(call, 60_000);
  };
}

/** Lets every call of this name fail. */
export function breakCall(call: CallName, fault: Fault, prepare?: Arrange): Arrange {
  return (backend) => {
    prepare?.(backend);
    backend.breakDown(call, fault);
  };
}

/** An answer that asks the client to wait, in seconds. */
export function makeTooManyRequests(seconds: number): Fault {
  return {
    status: 429,
    body: { detail: 'کمی صبر کنید.' },
    headers: { 'Retry-After': `${seconds}` },
  };
}

/** Watches the calls of the page. The returned function gives the bodies that were sent to a path so far. */
export function watchCalls(): (path: string) => unknown[] {
  const sent = spyOn(globalThis, 'fetch');
  return (path) =>
    sent.mock.calls
      .filter(([address]) => (address as string).endsWith(path))
      .map(([, init]) => JSON.parse(init?.body as string) as unknown);
}

/** Expects a busy button that cannot be pressed, with its label and a visible progress indicator. */
export async function expectBusy({ canvas }: StepTools, label: string): Promise<void> {
  const button = await canvas.findByRole('button', { name: label });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const drawings = Array.from<Element>(button.querySelectorAll('svg')).filter(
    (drawing) =>
      drawing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      drawing.getBoundingClientRect().width >= 12,
  );
  await expect(drawings.length).toBe(1);
}

/** Expects the colours of the danger tokens on the message with this text, which is announced at once. */
export async function expectRed({ canvas }: StepTools, text: RegExp | string): Promise<void> {
  const message = (await canvas.findByText(text)).closest('[data-tone]');
  const shown = message === null ? null : getComputedStyle(message);
  await expect(message?.parentElement).toHaveAttribute('role', 'alert');
  await expect([shown?.backgroundColor, shown?.color]).toEqual([
    resolveColor('--nv-color-dangerSoft'),
    resolveColor('--nv-color-onDangerSoft'),
  ]);
}

/** Expects the message with this text below the button. */
export async function expectBelow(
  { canvas }: StepTools,
  text: string,
  button: string,
): Promise<void> {
  const message = (await canvas.findByText(text)).getBoundingClientRect();
  const { bottom } = canvas.getByRole('button', { name: button }).getBoundingClientRect();
  await expect(message.top).toBeGreaterThanOrEqual(bottom);
}

function resolveColor(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** @param seconds the waiting time in Persian digits */
export async function expectWait(
  { canvas, userEvent, step }: PlayTools,
  wait: string,
  button: string,
): Promise<void> {
  await step('T30: the screen shows the waiting time', async () => {
    await expect(
      await canvas.findByText(new RegExp(`پس از ${wait} دوباره تلاش کنید`), {}, patience),
    ).toBeVisible();
  });
  await step('T30: the button waits with the focus, and Enter sends nothing', async () => {
    const waiting = canvas.getByRole('button', { name: button });
    const submitted = fn();
    waiting.closest('form')?.addEventListener('submit', submitted);
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    waiting.focus();
    await userEvent.keyboard('{Enter}');
    await expect(waiting).toHaveFocus();
    const [field] = canvas.getAllByRole('textbox');
    await userEvent.type(field as HTMLElement, '{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  });
}

export async function expectNetworkFailure({ canvas }: StepTools): Promise<void> {
  await expect(await canvas.findByText('خطا در شبکه')).toBeVisible();
}

/** The screen at the width of a phone: nothing is wider than the window. */
export const narrow = {
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }: StepTools) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
