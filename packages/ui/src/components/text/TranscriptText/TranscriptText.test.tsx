import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import type { TranscriptSegment } from './splitIntoBlocks.ts';
import { TranscriptText } from './TranscriptText.tsx';

const placeholder = 'متن شما این‌جا نوشته می‌شود.';

const said = (text: string, id: number): TranscriptSegment => ({ id, text, confirmed: true });

describe('TranscriptText', () => {
  describeComponent(
    <TranscriptText
      segments={[said('سلام به همه.', 1), { id: 2, text: 'این متن آزمایشی است.', confirmed: false }]}
      interim="امروز"
      placeholder={placeholder}
    />,
    { root: '[role=log]' },
  );

  it('finalizing words does not move them', () => {
    const before = said('این جملهٔ اول است و همین‌جا می‌ماند.', 1);
    const words = 'جملهٔ دوم هم در جای خود آرام می‌گیرد.';
    const { container, rerender } = render(
      <TranscriptText segments={[before]} interim={words} placeholder={placeholder} />,
    );
    const places = () =>
      [...container.querySelectorAll('[role=log] span')].map((span) => {
        const { x, y, height } = measureFirstLetter(span);
        return [x, y, height];
      });
    const falling = places();
    rerender(
      <TranscriptText
        segments={[before, said(words, 2)]}
        interim={null}
        placeholder={placeholder}
      />,
    );
    expect(places()).toEqual(falling);
  });

  it('changes only the last paragraph for one more word at 9,000 words', () => {
    const segments = Array.from({ length: 900 }, (_, id) =>
      said('این ده واژه برای آزمودن درازای یک متن بلند است', id),
    );
    const { container, rerender } = render(
      <TranscriptText segments={segments} interim="یک" placeholder={placeholder} />,
    );
    const observer = new MutationObserver(() => undefined);
    observer.observe(container, { subtree: true, childList: true, characterData: true });
    rerender(<TranscriptText segments={segments} interim="یک واژه" placeholder={placeholder} />);
    const touched = new Set(
      observer.takeRecords().map(({ target }) => target.parentElement?.closest('p')),
    );
    observer.disconnect();
    expect(container.querySelectorAll('p').length).toBeGreaterThan(100);
    expect([...touched]).toEqual([container.querySelector('p:last-child')]);
  });

  it('shows the placeholder until the first word', () => {
    const show = (interim: string | null) =>
      render(<TranscriptText segments={[]} interim={interim} placeholder={placeholder} />).container
        .textContent;
    expect([show(null), show('سلام')]).toEqual([placeholder, 'سلام']);
  });

  it('gives each paragraph the direction of its words', () => {
    const { container } = render(
      <TranscriptText segments={[said('Hello world.', 1)]} interim={null} placeholder="" />,
    );
    const [paragraph] = container.querySelectorAll('[role=log] p');
    expect(paragraph && getComputedStyle(paragraph).direction).toBe('ltr');
  });

  it('marks unacknowledged words by more than colour', () => {
    const measureLine = (confirmed: boolean) =>
      getComputedStyle(
        render(
          <TranscriptText
            segments={[{ id: 1, text: 'سلام', confirmed }]}
            interim={null}
            placeholder=""
          />,
        ).find('[role=log] span'),
      ).textDecorationLine;
    expect([measureLine(true), measureLine(false)]).toEqual(['none', 'underline']);
  });
});

function measureFirstLetter(element: Element): DOMRect {
  const range = document.createRange();
  const node = element.firstChild ?? element;
  range.setStart(node, 0);
  range.setEnd(node, 1);
  return range.getBoundingClientRect();
}
