import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { color } from '../../../tokens/color.ts';
import { Tag, tagSizes, tagTones } from './Tag.tsx';
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

it.each(tagTones)('the ground of a %s tag in a chosen row is not that of the row', (tone) => {
  const { find } = render(
    <article data-selected="true">
      <Tag tone={tone}>فارسی</Tag>
      <i style={{ background: color.surfaceRaised }} />
    </article>,
  );
  const [tag, raised] = [find('[data-tone]'), find('i')].map(
    (part) => getComputedStyle(part).backgroundColor,
  );
  expect(tag).toBe(raised);
});

describe('TagList', () => {
  describeComponent(
    <TagList aria-label="فیلترها">
      <Tag>فارسی</Tag>
    </TagList>,
    { root: 'ul' },
  );
});
