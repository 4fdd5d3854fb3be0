import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { styled } from 'styled-components';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { ParagraphHead } from './ParagraphHead.tsx';
import { paragraphMargin } from './ParagraphHead.styles.ts';
import { SpeakerButton } from './SpeakerButton.tsx';

const Paragraph = styled.div`
  ${paragraphMargin}
`;

const paragraph = (
  <Paragraph>
    <ParagraphHead speaker={<SpeakerButton name="سارا" />} time="۰۲:۱۵" data-part="head" />
    <p>متن پاراگراف</p>
  </Paragraph>
);

describe('ParagraphHead', () => {
  describeComponent(
    <ParagraphHead speaker={<SpeakerButton name="سارا" />} time="۰۲:۱۵" onPlay={() => undefined} />,
    { root: 'div > div' },
  );

  it.each([
    ['rtl', 1440],
    ['ltr', 1440],
  ] as const)(
    'in %s is in the margin before the text of a wide window',
    async (direction, width) => {
      await page.viewport(width, 900);
      const { find } = render(paragraph, { direction });
      const [head, text] = [find('[data-part]'), find('p')].map((part) =>
        part.getBoundingClientRect(),
      );
      expect(head?.top).toBe(text?.top);
      const isBefore =
        direction === 'rtl'
          ? Number(head?.left) >= Number(text?.right)
          : Number(head?.right) <= Number(text?.left);
      expect(isBefore).toBe(true);
    },
  );

  it('is above the paragraph on phones, with touch targets of 44 px', async () => {
    await page.viewport(360, 740);
    const { find } = render(paragraph);
    expect(find('[data-part]').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      find('p').getBoundingClientRect().top,
    );
    expect(find('button').offsetHeight).toBe(44);
    await page.viewport(1200, 900);
  });

  it('plays from the time', async () => {
    const onPlay = vi.fn<() => void>();
    const { find } = render(<ParagraphHead time="۰۲:۱۵" onPlay={onPlay} />);
    expect(find('button').getAttribute('aria-label')).toBe('پخش از ۰۲:۱۵');
    await userEvent.click(find('button'));
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('cuts a long name and keeps it in the accessible name', () => {
    const name = 'دکتر '.repeat(60);
    const { find } = render(<ParagraphHead speaker={<SpeakerButton name={name} />} />);
    expect(find('button').getAttribute('aria-label')).toBe(`گوینده: ${name}`);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('offers a speaker where none is known', () => {
    const { find } = render(<SpeakerButton />);
    expect(find('button').textContent).toBe('انتخاب گوینده');
  });
});
