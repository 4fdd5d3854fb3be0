import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { HomeIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton, iconButtonSizes } from './IconButton.tsx';
import { IconButtonLink } from './IconButtonLink.tsx';

describe('IconButton', () => {
  describeComponent(<IconButton label="بستن" icon={<CloseIcon />} />, { root: 'button' });

  it.each(iconButtonSizes)('has a touch target of at least 44 px at size %s', (size) => {
    const { find } = render(
      <div style={{ padding: 20 }}>
        <IconButton label="بستن" icon={<CloseIcon />} size={size} />
      </div>,
    );
    const button = find('button');
    const { x, y, width, height } = button.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const corners = [
      [middleX - 21.5, middleY - 21.5],
      [middleX + 21.5, middleY + 21.5],
    ] as const;
    expect(corners.map(([left, top]) => document.elementFromPoint(left, top))).toEqual([
      button,
      button,
    ]);
  });
});

describe('IconButtonLink', () => {
  describeComponent(<IconButtonLink label="خانه" icon={<HomeIcon />} href="/" />, { root: 'a' });
});
