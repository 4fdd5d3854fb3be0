import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchTips } from './watchTips.ts';

async function hover(): Promise<HTMLElement> {
  const control = document.body.appendChild(document.createElement('button'));
  control.dataset['tip'] = 'پایان';
  onTestFinished(() => control.remove());
  await userEvent.hover(control);
  return control;
}

function listTips(before: Parameters<typeof watchTips>[2]): readonly (HTMLElement | null)[] {
  const tips: (HTMLElement | null)[] = [];
  vi.useFakeTimers();
  const stop = watchTips(document, (control) => tips.push(control), before);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  stop();
  return tips;
}

describe('the tooltip of the first control', () => {
  it('opens when the pointer was on it before the code was loaded', async () => {
    const control = await hover();
    expect(listTips({ focusMoved: false, pressed: null })).toEqual([control]);
  });

  it('stays closed when the control was pressed before the code was loaded', async () => {
    const control = await hover();
    expect(listTips({ focusMoved: false, pressed: control })).toEqual([]);
  });
});
