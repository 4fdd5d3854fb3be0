import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Tag, tagSizes } from './Tag.tsx';
import { TagList } from './TagList.tsx';

describe('Tag', () => {
  describeComponent(<Tag onRemove={() => undefined}>فارسی</Tag>, { root: 'div > span' });

  it('is 24 or 32 px high, with and without its button', () => {
    const { container } = render(
      tagSizes.flatMap((size) => [
        <Tag key={size} size={size}>
          فارسی
        </Tag>,
        <Tag key={`${size} removable`} size={size} onRemove={() => undefined}>
          فارسی
        </Tag>,
      ]),
    );
    const heights = [...container.querySelectorAll<HTMLElement>('[data-size]')].map(
      ({ offsetHeight }) => offsetHeight,
    );
    expect(heights).toEqual([24, 24, 32, 32]);
  });
});

describe('TagList', () => {
  describeComponent(
    <TagList aria-label="فیلترها">
      <Tag>فارسی</Tag>
    </TagList>,
    { root: 'ul' },
  );
});
