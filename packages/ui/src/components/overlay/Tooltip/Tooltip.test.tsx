import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

describe('Tooltip', () => {
  it('appears on hover and disappears when the pointer leaves', async () => {
    const { find } = render(
      <>
        <p>متن</p>
        <Tooltip words="رونوشت از متن">
          <Button>رونوشت</Button>
        </Tooltip>
      </>,
    );
    const tip = () => document.querySelector('[role=tooltip]')?.textContent;
    await userEvent.hover(find('p'));
    await userEvent.hover(find('button'));
    await expect.poll(tip).toBe('رونوشت از متن');
    expect(find('button').getAttribute('aria-describedby')).toBe(
      document.querySelector('[role=tooltip]')?.id,
    );
    await userEvent.hover(find('p'));
    await expect.poll(tip).toBeUndefined();
  });
});
