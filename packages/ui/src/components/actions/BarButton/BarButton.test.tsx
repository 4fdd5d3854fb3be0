import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SaveIcon } from '../../media/Icon/dictationIcons.ts';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { BarButton } from './BarButton.tsx';

const button = (
  <BarButton
    placement="beside"
    label="ذخیره در تاریخچه"
    word="ذخیره"
    icon={<SaveIcon />}
    keys={['Ctrl', 'S']}
  />
);

describe('BarButton', () => {
  describeComponent(button, { root: 'button' });

  it('shows its full name and its keys in a tooltip, also where its word is visible', async () => {
    const { find } = render(button);
    await userEvent.hover(find('button'));
    await expect
      .poll(() => document.querySelector('[role=tooltip]')?.textContent)
      .toBe('ذخیره در تاریخچهCtrl+S');
    expect(find('button').title).toBe('');
  });

  it('tells screen readers its keys', () => {
    expect(render(button).find('button').getAttribute('aria-keyshortcuts')).toBe('Control+S');
  });
});
